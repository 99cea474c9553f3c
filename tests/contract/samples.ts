/** For each call, a request that the server would take, and ways to spoil it. */
import type { Entry } from '@cauce/contract/entry'

const NUL = '\u0000'
export const HUGE = 'x'.repeat(200_000)

/** Values that no field of ours accepts as they are, whatever its type, or that have broken servers before. */
export const nasties: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  '   ',
  `a${NUL}b`,
  HUGE,
  '\ud800',
  "'; drop table users; --",
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30',
  'NaN',
  [],
  [[[[[[]]]]]],
  {},
  { constructor: { prototype: { admin: true } } },
  { toString: 1, valueOf: 1, hasOwnProperty: 1, length: -1 },
]

/** Bodies that are not even JSON of our kind, as they travel. */
export const brokenBodies: readonly (readonly [string, string])[] = [
  ['JSON cortado', '{"email": "a'],
  ['clave __proto__', '{"__proto__": {"admin": true}}'],
  ['constructor.prototype', '{"constructor": {"prototype": {"admin": true}}}'],
  ['anidamiento absurdo', '['.repeat(50_000)],
  ['anidamiento absurdo cerrado', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['NUL', NUL],
  ['número enorme', '1e999999'],
  ['texto suelto', '"hola"'],
  ['claves repetidas', '{"id": 1, "id": {"a": 2}}'],
]

const pathValue: Readonly<Record<string, string>> = {
  id: '1',
  consulta: '1',
  consultaId: '1',
  cupId: '1',
  repId: '0',
  codigo: 'NO-EXISTE',
}

/** The path of a call with an existing identifier in each parameter, or with `value` in all of them. */
export const pathOf = (entry: Entry, value?: string): string =>
  `/api${entry.path.replaceAll(/:([A-Za-z]+)/gu, (_match, name: string) => encodeURIComponent(value ?? pathValue[name] ?? '1'))}`
