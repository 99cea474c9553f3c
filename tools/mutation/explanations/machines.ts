/** Why mutants of what all the flows have, and of their drawings, may live. */
import { neverRun, of, type Explanation } from '../explanation.ts'

const SOURCES = 'machines/src/'

/** Machines of which no target says the name. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['attachment-upload', 'attachmentUpload'],
  ['chat', 'chat'],
  ['connection', 'connection'],
  ['draft-keep', 'draftKeep'],
  ['idle', 'idle'],
  ['lasting', 'lasting'],
  ['loading-bar', 'loadingBar'],
  ['page-load', 'pageLoad'],
  ['password-change', 'passwordChange'],
  ['password-recovery', 'passwordRecovery'],
  ['recovery-data', 'recoveryData'],
  ['second-factor-setup', 'secondFactorSetup'],
  ['trigger-search', 'triggerSearch'],
  ['user-load', 'userLoad'],
  ['whole-record', 'wholeRecord'],
])

/** Flows whose wait may be left where an answer that is missing would be told. */
const LEFT_WITHOUT_ANSWER =
  /\/(?:record-draft|record-draft\/finalising|password-recovery|client-toggle|recovery-data|routing-change)\.ts$/u

const IS_SOCKETS = /^\{\s*\w+: (?:port|fromCallback)</u

const diagram = (original: string | RegExp, ...replacements: readonly string[]) =>
  of(`${SOURCES}diagram.ts`, original, ...replacements)

export const MACHINES: readonly Explanation[] = [
  {
    reason:
      'the empty sockets of a machine: whoever uses it provides each, and what an empty one does has its own test',
    isFor: (mutant) =>
      (mutant.file.startsWith(`packages/${SOURCES}`) &&
        mutant.replacement === '{}' &&
        IS_SOCKETS.test(mutant.original)) ||
      (mutant.outcome === 'NoCoverage' && of(`${SOURCES}chat-upload/setup.ts`, /send\.failed|^false$/u)(mutant)),
  },
  {
    reason: 'the name of a machine in drawings and beside what is stored: no target of its own says it',
    isFor: (mutant) => [...NAMES].some(([file, name]) => of(`${SOURCES}${file}.ts`, `'${name}'`, '""')(mutant)),
  },
  {
    reason: 'nothing thrown and null thrown are both the failure that nobody answered',
    isFor: ({ file, original, replacement }) =>
      LEFT_WITHOUT_ANSWER.test(file) && original === '{ error: null }' && replacement === '{}',
  },
  {
    reason: 'a situation that is only described: drawings say it',
    isFor: of(`${SOURCES}user-load.ts`, "{ description: 'La carga terminó o se canceló' }", '{}'),
  },
  {
    reason: 'XState reads only the type of it',
    isFor: of(`${SOURCES}types-of.ts`, /=> \(\{\}\)$/u, '() => undefined'),
  },
  {
    reason: 'events of ports and of delays begin so and no other has it in its middle; what is greedy reaches the end',
    isFor: diagram(/^\/\^xstate/u),
  },
  {
    reason:
      'XState gives the logic of a port a name, every guard that is an object a type, and every node but the root a parent',
    isFor: (mutant) =>
      [
        diagram("typeof invoked?.src === 'string'", 'true'),
        diagram('invoked?.src', 'invoked.src'),
        neverRun(`${SOURCES}diagram.ts`, "'actor'"),
        diagram("typeof guard === 'object' && 'type' in guard", "typeof guard === 'object' || 'type' in guard"),
        diagram("typeof guard === 'object'", 'true'),
        diagram('node.parent === undefined', 'false'),
        diagram('node.parent?.initial', 'node.parent.initial'),
        neverRun(`${SOURCES}diagram.ts`, 'false'),
      ].some((isOne) => isOne(mutant)),
  },
]
