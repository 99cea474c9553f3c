/** Every call of the contract that could bring a medicine to its patient is tried by the drill, or says why it does not have to be. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { registry } from '@cauce/contract/registry'
import { describe, expect, it } from 'vitest'
import { forgottenCalls, NOT_DOORS, type Registry, strayCalls, writingCalls } from '../drills/alert/calls.ts'

const calls: Registry = registry
const write = (at: string) => ({ kind: 'write' as const, path: at })

const MODULES = path.join(import.meta.dirname, '../../apps/api/src')
/** Tables where an ordered medicine, its step or what was given of it is kept; the kinds of lines are named by `kind.tabla`. */
const WRITES =
  /(?:insertInto|updateTable)\('(orden_articulos|orden_esquemas|orden_esquema_lineas|entregas_medicamentos)'|(?:insert into|update) (orden_articulos|orden_esquema\w*|entregas_medicamentos)\b|update \$\{sql\.table\((kind\.tabla)\)/gu

describe('las tablas de lo ordenado', () => {
  it('las escriben solo los que reciben lo que pasó por la puerta, y quien quita, renueva o anota lo respondido', () => {
    const written = globSync('{modules,kit,http,db}/**/*.ts', { cwd: MODULES })
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !/\.test\.ts$|\/migrations\//u.test(file))
      .flatMap((file) =>
        [...readFileSync(path.join(MODULES, file), 'utf8').matchAll(WRITES)].map(
          ([, kysely, text, kind]) => `${file}: ${kysely ?? text ?? kind ?? ''}`,
        ),
      )
    expect([...new Set(written)].toSorted()).toEqual([
      // What was answered of a scheme that was ordered before.
      'modules/alertas/standing-schemes.ts: orden_esquemas',
      'modules/direccionamiento/queries.ts: kind.tabla',
      // The day on which it was given, beside its step.
      'modules/esquemas/apply-cycle.ts: orden_esquema_lineas',
      'modules/esquemas/insert-scheme.ts: orden_esquema_lineas',
      'modules/esquemas/insert-scheme.ts: orden_esquemas',
      // It is no longer in course, and its steps.
      'modules/esquemas/order-queries.ts: orden_esquema_lineas',
      'modules/esquemas/order-queries.ts: orden_esquemas',
      'modules/historico/delivery-queries.ts: entregas_medicamentos',
      'modules/medicamentos/insert-medications.ts: orden_articulos',
      // It is annulled: another took its place.
      'modules/medicamentos/replace-line.ts: orden_articulos',
      'modules/ordenamiento/life-queries.ts: kind.tabla',
    ])
  })
})

describe('las llamadas que recorre `npm run drill -- around-the-alert`', () => {
  it('ninguna que escriba en esos módulos se quedó sin recorrer ni explicar', () => {
    expect(forgottenCalls(calls)).toEqual([])
    expect(writingCalls(calls).length).toBeGreaterThan(25)
  })

  it('ninguna sobra, y cada una que no se recorre dice por qué', () => {
    expect(strayCalls(calls)).toEqual([])
    for (const [call, why] of Object.entries(NOT_DOORS)) expect([call, /\p{L}{3}/u.test(why)]).toEqual([call, true])
  })

  it('una nueva se echa de menos: de un módulo de la lista, o de otro si su dirección es de órdenes', () => {
    const more: Registry = {
      ...calls,
      firmas: { ...calls['firmas'], delegar: write('/firmas/delegar') },
      dispensacion: { adelantar: write('/ordenamiento/adelantar'), avisar: write('/dispensacion/avisar') },
    }
    expect(forgottenCalls(more)).toEqual(['firmas.delegar', 'dispensacion.adelantar'])
  })
})
