/** Orders of the four kinds written as a table and sent without the screen. */
import assert from 'node:assert/strict'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { answered, schemeOrder } from './esquemas.ts'
import { today } from './flujos.ts'
import { activeDrug, lineOfRow, type Row } from './medicamentos.ts'
import type { Mundo } from './mundo.ts'
import { item } from './ordenes.ts'
import { activeLines } from './respuestas.ts'
import { serviceBody, serviceLine } from './servicios.ts'

interface OrderKind {
  readonly tipo: OrderType
  /** What travels of those rows. */
  readonly body: (world: Mundo, rows: readonly Row[]) => Promise<unknown>
  /** The state of the newest line of that name, and its site where the kind tells it. */
  readonly newest: (
    world: Mundo,
    name: string,
  ) => Promise<{ readonly estado: { readonly nombre: string }; readonly rep?: unknown } | undefined>
}

const procedureOfRow = (world: Mundo, row: Row): Promise<unknown> =>
  item(world, row['procedimiento'] ?? '', {
    ...(row['ya vio lo ordenado'] === 'no' ? { historico_id: false } : {}),
    ...(row['otra vez porque'] === undefined ? {} : { motivo_repeticion: row['otra vez porque'] }),
    ...(row['cantidad'] === undefined ? {} : { cantidad: Number(row['cantidad']) }),
    ...(row['desde'] === undefined ? {} : { fechaVigencia: addDays(today(), Number(row['desde'])) }),
  })

const each = async (
  world: Mundo,
  rows: readonly Row[],
  lineOf: (world: Mundo, row: Row) => Promise<unknown>,
): Promise<readonly unknown[]> => {
  const lines: unknown[] = []
  for (const row of rows) lines.push(await lineOf(world, row))
  return lines
}

const KINDS: Readonly<Record<string, OrderKind>> = {
  medicamento: {
    tipo: OrderType.medications,
    body: (world, rows) => each(world, rows, lineOfRow),
    newest: activeDrug,
  },
  procedimiento: {
    tipo: OrderType.procedures,
    body: (world, rows) => each(world, rows, procedureOfRow),
    newest: async (world, codigo) => (await activeLines(world)).find(({ cup }) => cup.codigo === codigo),
  },
  servicio: {
    tipo: OrderType.ownCodes,
    body: (world, rows) =>
      serviceBody(
        world,
        rows.map((row) => row['servicio'] ?? ''),
      ),
    newest: serviceLine,
  },
  esquema: {
    tipo: OrderType.schemes,
    body: async (world, [row]) => answered(world, await schemeOrder(world, row?.['esquema'] ?? '')),
    newest: () => Promise.reject(new Error('De un esquema se dice cada ciclo')),
  },
}

/** The kind of order with that name, in one or many. */
export const kindNamed = (name: string): OrderKind => {
  const kind = KINDS[name] ?? KINDS[name.replace(/s$/u, '')]
  assert.ok(kind, `No se ordenan ${name}`)
  return kind
}
