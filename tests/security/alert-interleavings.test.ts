/**
 * Two clinicians, a pharmacist and an auditor over one affiliate, in any order and some of them at once: after each step, no open line has
 * its gravest finding unanswered.
 */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  advance,
  ALLERGENS,
  answeredKeys,
  AUDITED,
  DRUGS,
  type DrugName,
  MANNERS,
  type Manner,
  openLines,
  openWard,
  order,
  staffOf,
  type Staff,
  type Ward,
  WEEKLY,
} from '../support/alert-model.ts'
import { AMOXICILLIN, IBUPROFEN, openMedications, WARFARIN, type Medications } from '../support/medications.ts'
import { DEFAULT_SEED } from '../support/seed.ts'

const RUNS = 20
const MOST_STEPS = 14

let clinic: Medications
let staff: Staff
beforeAll(async () => {
  clinic = await openMedications()
  staff = await staffOf(clinic)
})
afterAll(() => clinic.close())

type Allergic = keyof typeof ALLERGENS

/** What is known of the affiliate, and which lines passed a gate since. */
interface Model {
  readonly allergies: Set<Allergic>
  /** Lines that were stored, moved or handed over with that allergy known. */
  readonly gated: Set<number>
}

interface Real {
  readonly ward: Ward
  /** How many orders, approvals and deliveries passed, and how many were stopped: neither may be none. */
  readonly count: { passed: number; stopped: number }
}

const counted = ({ count }: Real, statuses: readonly number[]): void => {
  for (const status of statuses) {
    expect(status).toBeLessThan(500)
    if (status === 200) count.passed += 1
    else count.stopped += 1
  }
}

/** Every finding that the open lines must have answered, as its key begins. */
const requireAnswered = async ({ allergies, gated }: Model, { ward }: Real): Promise<void> => {
  const lines = await openLines(ward)
  const keys = await answeredKeys(ward)
  const id = (drug: DrugName) => ward.ids.get(drug) ?? 0
  const has = (drug: DrugName) => lines.some(({ codesumi_id }) => codesumi_id === id(drug))
  const pair = (one: DrugName, other: DrugName) =>
    `:${[id(one), id(other)].toSorted((first, second) => first - second).join('-')}`
  const isAnswered = (start: string, end: string) => keys.some((key) => key.startsWith(start) && key.endsWith(end))
  if (has(WEEKLY)) expect(isAnswered(`dosis:${id(WEEKLY)}:frecuencia`, ''), 'lo semanal a diario').toBe(true)
  if (has(WARFARIN) && has(IBUPROFEN))
    expect(isAnswered('interaccion:', pair(WARFARIN, IBUPROFEN)), 'la pareja').toBe(true)
  for (const drug of allergies) {
    const wasGated = lines.some((line) => line.codesumi_id === id(drug) && gated.has(line.id))
    if (wasGated) expect(isAnswered('alergia:', `:${id(drug)}`), `la alergia de ${drug}`).toBe(true)
  }
}

type Step = fc.AsyncCommand<Model, Real>

/**
 * A step that stores lines: what is new is gated by what was known before it.
 * @param manners of who acts in it: only who answers what was shown leaves an answer
 */
const step = (
  name: string,
  manners: readonly Manner[],
  act: (model: Model, real: Real) => Promise<readonly number[]>,
): Step => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    const before = new Set((await openLines(real.ward)).map(({ id }) => id))
    const answered = await answeredKeys(real.ward)
    counted(real, await act(model, real))
    if (!manners.includes('responde')) expect(await answeredKeys(real.ward)).toHaveLength(answered.length)
    for (const { id } of await openLines(real.ward)) if (!before.has(id)) model.gated.add(id)
    await requireAnswered(model, real)
  },
})

const drug = fc.constantFrom(...DRUGS)
const manner = fc.constantFrom<Manner>('responde', 'responde', ...MANNERS)
const who = fc.constantFrom<0 | 1>(0, 1)

const orders = fc
  .tuple(who, drug, manner)
  .map(([place, name, how]) =>
    step(`el clínico ${place + 1} formula ${name} y ${how}`, [how], async (_model, { ward }) => [
      await order(ward, place, name, how),
    ]),
  )
const ordersAtOnce = fc
  .tuple(drug, drug, manner, manner)
  .map(([one, other, how, otherHow]) =>
    step(`a la vez: ${one} y ${how}; ${other} y ${otherHow}`, [how, otherHow], (_model, { ward }) =>
      Promise.all([order(ward, 0, one, how), order(ward, 1, other, otherHow)]),
    ),
  )
const allergy = fc.constantFrom<Allergic>(AMOXICILLIN, AUDITED).map((name) =>
  step(`se sabe que es alérgico a ${name}`, [], async (model, { ward }) => {
    if (model.allergies.has(name)) return []
    model.allergies.add(name)
    // What was stored before is asked when it moves.
    model.gated.clear()
    const values = { afiliado_id: ward.afiliado, tipo: 'principio', nombre: ALLERGENS[name], reaccion: 'anafilaxia' }
    await ward.clinic.server.db.insertInto('alergias_afiliado').values(values).execute()
    return []
  }),
)
const advances = fc
  .tuple(fc.constantFrom<'aprobar' | 'entregar'>('aprobar', 'entregar'), fc.nat(5), manner)
  .map(([how, place, answering]) =>
    step(
      `${how === 'aprobar' ? 'la auditora aprueba' : 'la farmacia entrega'} y ${answering}`,
      [answering],
      async (model, { ward }) => {
        const lines = await openLines(ward)
        const line = lines[place % Math.max(1, lines.length)]
        if (line === undefined) return []
        const status = await advance(ward, how, line.id, answering)
        if (status === 200) model.gated.add(line.id)
        return [status]
      },
    ),
  )

it('ninguna secuencia deja una línea abierta con su hallazgo más grave sin responder', async () => {
  const count = { passed: 0, stopped: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.commands([orders, orders, ordersAtOnce, allergy, advances, advances], {
        maxCommands: MOST_STEPS,
        size: 'max',
      }),
      async (steps) => {
        const ward = await openWard(staff)
        await fc.asyncModelRun(
          () => ({ model: { allergies: new Set<Allergic>(), gated: new Set<number>() }, real: { ward, count } }),
          steps,
        )
      },
    ),
    { numRuns: RUNS, seed: DEFAULT_SEED, endOnFailure: true },
  )
  expect(count.passed).toBeGreaterThan(0)
  expect(count.stopped).toBeGreaterThan(0)
})
