/** Mutants of the flows of schemes and of the life cycles. */
import { type Explanation, neverRun, of } from '../explanation.ts'
import type { Result } from '../results.ts'

const NOT_EMPTY = '"Stryker was here!"'

const scheme = (file: string, original: string | RegExp, ...replacements: readonly string[]) =>
  of(`machines/src/scheme/${file}.ts`, original, ...replacements)
const life = (file: string, original: string | RegExp, ...replacements: readonly string[]) =>
  of(`machines/src/life-cycles/${file}.ts`, original, ...replacements)

const isOneOf =
  (...several: readonly ((mutant: Result) => boolean)[]) =>
  (mutant: Result): boolean =>
    several.some((isOne) => isOne(mutant))

export const SCHEMES: readonly Explanation[] = [
  {
    reason: 'of the types of a machine nothing is read while it runs',
    isFor: isOneOf(
      ...['clinical-record', 'content', 'referral', 'sick-leave'].map((file) =>
        life(file, /^\{\s*types: typesOf<.*>\(\),\s*\}$/u, '{}'),
      ),
    ),
  },
  {
    reason: 'the name of a machine, which no transition points to',
    isFor: isOneOf(
      life('clinical-record', "'clinicalRecord'", '""'),
      life('content', "'content'", '""'),
      life('order-line', "'orderLine'", '""'),
      life('referral', "'referralLife'", '""'),
      life('scheme-order', "'schemeOrder'", '""'),
      life('sick-leave', "'sickLeaveLife'", '""'),
    ),
  },
  {
    reason: 'nothing follows an end, as nothing follows a state that nobody knows',
    isFor: isOneOf(
      life('order-line', /^\[OrderStatus\.(?:annulled|denied|done), '\w+'\]$/u, '[]'),
      life('scheme-order', /^\[SchemeStatus\.(?:cancelled|applied), '\w+'\]$/u, '[]'),
      life('sick-leave', /^\[LeaveStatus\.(?:annulled|lifted), '\w+'\]$/u, '[]'),
    ),
  },
  {
    reason: 'what follows a state is one of its moves, can be made and leads to a state: the check is for the compiler',
    isFor: isOneOf(
      life('life-cycles', "typeof target !== 'number'", 'false'),
      neverRun('machines/src/life-cycles/life-cycles.ts', '[]'),
      ...['order-line', 'scheme-order'].flatMap((file) => [
        life(file, '!isMove(eventType)', 'false'),
        life(file, "'error'", '""'),
        neverRun(`machines/src/life-cycles/${file}.ts`, '[]'),
      ]),
      life('sick-leave', /^getNextTransitions\(.*\.filter\(isMove\)$/su),
    ),
  },
  {
    reason: 'the two creations have a name each, whichever, and a move says nothing of an audit',
    isFor: isOneOf(
      life('order-line', "event.type === 'crear'", 'true'),
      life('order-line', 'initialStatus(event.requiere_auditoria) === OrderStatus.pendingAudit'),
      life('order-line', "'crear pendiente'", '""'),
    ),
  },
  {
    reason: 'nothing asks a creation for its state: the question is for the compiler',
    isFor: isOneOf(life('scheme-order', "evento === 'crear'", 'false'), life('scheme-order', "'crear'", '""')),
  },
  {
    reason: 'without a scheme the form is left at once for the list of schemes, as nothing can be written in it',
    isFor: isOneOf(scheme('editing', "'choosing'", '""'), scheme('setup', 'context.scheme !== null', 'true')),
  },
  {
    reason: 'no refusal of the server is called as what is put there',
    isFor: scheme('outcome', "''", NOT_EMPTY),
  },
  {
    reason: 'the first thing that the flow does is to set it',
    isFor: scheme('rows', "'edit'", '""'),
  },
  {
    reason: 'a drug is a line only with its article: the other value is for the compiler',
    isFor: isOneOf(
      scheme('rows', 'articulo?.codesumi', 'articulo.codesumi'),
      neverRun('machines/src/scheme/rows.ts', "''"),
    ),
  },
  {
    reason: 'to lose the surface is a change of all of it, which only proposes: the check says so to who reads',
    isFor: scheme('surface', 'isc === null', 'false'),
  },
  {
    reason: 'a dose that is not by surface is the same when it is worked out again, and nobody asks with which surface',
    isFor: scheme('surface', "row.line.indice_dosis !== 'ISC'", 'false'),
  },
]
