/** An action that the server notes without words for it would be shown to a person as a code. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACTIONS } from '@cauce/domain/audit/action-words'
import { WORK_ACTS } from '@cauce/domain/kit/jobs/work-state'
import { MASTER_ACTS } from '@cauce/domain/kit/master/master'
import { CONTENT_MOVES } from '@cauce/machines/life-cycles/content'
import { PROPOSAL_MOVES } from '@cauce/machines/life-cycles/law-proposal'
import { ORDER_LINE_MOVES } from '@cauce/machines/life-cycles/order-line'
import { LIVES } from '@cauce/machines/kit/life/lives'
import { REFERRAL_LIFE } from '@cauce/domain/referral/referral-life'

const SERVER = join(import.meta.dirname, '..')
/** Where an action is given: from `accion` to the end of its property or statement. */
const GIVEN = /\baccion\b\s*[:=][^,;{}]*/gu
const CODE = /'([a-z_]+\.[a-z_]+)'/gu
/** An action on its way to the function that notes it. The name that a repeatable write has looks the same and is none. */
const PASSED = /(?<!idempotent|idempotentStatement)\(\s*ctx,\s*'([a-z_]+\.[a-z_]+)'/gu
const MADE = /\baccion:\s*`([a-z_]+)\.\$\{/gu

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^seed\//u.test(name))
  .map((name) => ({ name, text: readFileSync(join(SERVER, name), 'utf8') }))

const found = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, code]) => (code === undefined ? [] : [code]))

const written = sources.flatMap(({ name, text }) =>
  [...[...text.matchAll(GIVEN)].flatMap(([given]) => found(CODE, given)), ...found(PASSED, text)].map((accion) => ({
    name,
    accion,
  })),
)

describe('las acciones que el servidor anota', () => {
  it('se encuentran leyendo el servidor, también las que van como parámetro o se escogen', () => {
    expect(written.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(['ingreso.correcto', 'ingreso.bloqueado', 'orden.crear', 'totp.activar', 'cliente.usar']),
    )
  })

  it('tienen todas sus palabras', () => {
    expect(written.filter(({ accion }) => ACTIONS[accion] === undefined)).toEqual([])
  })

  it('las que se arman con el nombre de un movimiento también', () => {
    expect(new Set(sources.flatMap(({ text }) => found(MADE, text)))).toEqual(
      new Set(['orden', 'contenido', 'referencia', 'maestro', 'trabajo', 'norma']),
    )
    for (const move of Object.keys(ORDER_LINE_MOVES)) expect(Object.keys(ACTIONS)).toContain(`orden.${move}`)
    for (const { words } of Object.values(LIVES))
      for (const move of Object.keys(words.moves)) expect(Object.keys(ACTIONS)).toContain(`${words.code}.${move}`)
    for (const move of Object.keys(PROPOSAL_MOVES)) expect(Object.keys(ACTIONS)).toContain(`norma.${move}`)
    for (const move of Object.keys(CONTENT_MOVES)) expect(Object.keys(ACTIONS)).toContain(`contenido.${move}`)
    for (const act of Object.keys(WORK_ACTS)) expect(Object.keys(ACTIONS)).toContain(`trabajo.${act}`)
    for (const act of MASTER_ACTS) expect(Object.keys(ACTIONS)).toContain(`maestro.${act}`)
    for (const move of Object.keys(REFERRAL_LIFE.moves)) expect(Object.keys(ACTIONS)).toContain(`referencia.${move}`)
  })
})
