/**
 * The same ward with schemes: two clinicians over one affiliate order schemes, with a drug added to them or not, and medicines, some at
 * once; cycles are given, sites change, allergies are learned. After each step nothing that is in course has its gravest finding unanswered.
 */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { advance, MANNERS, type Manner, openLines, order, staffOf } from '../support/alert-model.ts'
import { openMedications, WARFARIN, type Medications } from '../support/medications.ts'
import {
  answeredFindings,
  applyNext,
  cancel,
  moveLine,
  moveScheme,
  openSchemeWard,
  orderScheme,
  SCHEME_ALLERGENS,
  schemesInCourse,
  schemeStaffOf,
  type SchemeAllergen,
  type SchemeStaff,
  type SchemeWard,
} from '../support/scheme-model.ts'
import { DEFAULT_SEED } from '../support/seed.ts'
import { addAllergy } from '../drills/alert/door.ts'

const RUNS = 30
const MOST_STEPS = 16

let clinic: Medications
let staff: SchemeStaff
beforeAll(async () => {
  clinic = await openMedications()
  staff = await schemeStaffOf(await staffOf(clinic))
})
afterAll(() => clinic.close())

interface Model {
  /** How the keys of its findings begin. */
  readonly allergies: Map<SchemeAllergen, string>
  /** Schemes that were stored or moved with all that is known now. */
  readonly gated: Set<number>
}

const KINDS = ['esquema', 'formula', 'aplica', 'mueve', 'linea'] as const
type Kind = (typeof KINDS)[number]
interface Real {
  readonly ward: SchemeWard
  /** How many of each passed, and how many were stopped. */
  readonly passed: Map<Kind, number>
  readonly stopped: Map<Kind, number>
}

const counted = ({ passed, stopped }: Real, kind: Kind, status: number | null): void => {
  if (status === null) return
  expect(status).toBeLessThan(500)
  const where = status === 200 ? passed : stopped
  where.set(kind, (where.get(kind) ?? 0) + 1)
}

const requireAnswered = async ({ allergies, gated }: Model, { ward }: Real): Promise<void> => {
  const found = await answeredFindings(ward)
  const schemes = await schemesInCourse(ward)
  expect(schemes.length).toBeLessThan(2)
  const lines = await openLines(ward)
  const takes = lines.some(({ codesumi_id }) => codesumi_id === ward.ids.get(WARFARIN))
  if (takes && schemes.length > 0) {
    const isPair = ({ clave, medicamentos }: (typeof found)[number]) =>
      clave.startsWith('interaccion:') &&
      ['Warfarina', 'Capecitabina'].every((one) => medicamentos.some(({ principio }) => principio === one))
    expect(found.some(isPair), 'capecitabina y warfarina').toBe(true)
  }
  for (const { id, anadido } of schemes) {
    if (!gated.has(id)) continue
    for (const [allergen, key] of allergies)
      if (allergen === 'Oxaliplatino' || Boolean(anadido))
        expect(
          found.some(({ clave }) => clave.startsWith(key)),
          `la alergia a ${allergen}`,
        ).toBe(true)
  }
}

type Step = fc.AsyncCommand<Model, Real>

const step = (name: string, act: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  run: async (model, real) => {
    const before = new Set((await schemesInCourse(real.ward)).map(({ id }) => id))
    await act(model, real)
    for (const { id } of await schemesInCourse(real.ward)) if (!before.has(id)) model.gated.add(id)
    await requireAnswered(model, real)
  },
})

/** It went on with all that is known: from here on it is answered. */
const gate = async (model: Model, ward: SchemeWard, status: number | null): Promise<void> => {
  if (status === 200) for (const { id } of await schemesInCourse(ward)) model.gated.add(id)
}

const manner = fc.constantFrom<Manner>('responde', 'responde', 'responde', ...MANNERS)
const which = fc.constantFrom<'plain' | 'added'>('plain', 'added')

const schemes = fc.tuple(which, manner).map(([order_, how]) =>
  step(`la oncóloga ordena el esquema (${order_}) y ${how}`, async (_model, real) => {
    counted(real, 'esquema', await orderScheme(real.ward, order_, how))
  }),
)
const medicines = fc.tuple(fc.constantFrom<0 | 1>(0, 1), manner).map(([who, how]) =>
  step(`el clínico ${who + 1} formula warfarina y ${how}`, async (_model, real) => {
    counted(real, 'formula', await order(real.ward, who, WARFARIN, how))
  }),
)
const atOnce = fc.tuple(which, manner, manner).map(([order_, how, otherHow]) =>
  step(`a la vez: el esquema (${order_}) y ${how}; warfarina y ${otherHow}`, async (_model, real) => {
    const [scheme, medicine] = await Promise.all([
      orderScheme(real.ward, order_, how),
      order(real.ward, 0, WARFARIN, otherHow),
    ])
    counted(real, 'esquema', scheme)
    counted(real, 'formula', medicine)
  }),
)
const cycles = manner.map((how) =>
  step(`se aplica un ciclo y ${how}`, async (model, real) => {
    const status = await applyNext(real.ward, how)
    counted(real, 'aplica', status)
    await gate(model, real.ward, status)
  }),
)
const sites = manner.map((how) =>
  step(`el esquema cambia de sede y ${how}`, async (model, real) => {
    const status = await moveScheme(real.ward, how)
    counted(real, 'mueve', status)
    await gate(model, real.ward, status)
  }),
)
const linesMove = fc.tuple(fc.boolean(), manner).map(([delivers, how]) =>
  step(`la fórmula ${delivers ? 'se entrega' : 'cambia de sede'} y ${how}`, async (_model, real) => {
    const [line] = await openLines(real.ward)
    if (line === undefined) return
    counted(
      real,
      'linea',
      await (delivers ? advance(real.ward, 'entregar', line.id, how) : moveLine(real.ward, line.id, how)),
    )
  }),
)
const allergies = fc.constantFrom<SchemeAllergen>(...SCHEME_ALLERGENS).map((name) =>
  step(`se sabe que es alérgico a ${name}`, async (model, { ward }) => {
    if (model.allergies.has(name)) return
    model.allergies.set(name, await addAllergy(ward.clinic.server.db, ward.afiliado, name))
    model.gated.clear()
  }),
)
const cancels = fc.constant(
  step('se cancela el esquema', async (_model, real) => {
    const status = await cancel(real.ward)
    expect(status ?? 200).toBeLessThan(500)
  }),
)

it('ninguna secuencia con esquemas deja en curso algo con su hallazgo más grave sin responder', async () => {
  const passed = new Map<Kind, number>()
  const stopped = new Map<Kind, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        [schemes, schemes, medicines, atOnce, cycles, sites, cycles, sites, linesMove, allergies, allergies, cancels],
        {
          maxCommands: MOST_STEPS,
          size: 'max',
        },
      ),
      async (steps) => {
        const ward = await openSchemeWard(staff)
        await fc.asyncModelRun(
          () => ({ model: { allergies: new Map(), gated: new Set<number>() }, real: { ward, passed, stopped } }),
          steps,
        )
      },
    ),
    { numRuns: RUNS, seed: DEFAULT_SEED, endOnFailure: true },
  )
  // Each kind of act passed some time, and some of them were stopped: otherwise nothing was looked at.
  for (const kind of KINDS) expect([kind, (passed.get(kind) ?? 0) > 0]).toEqual([kind, true])
  expect([...stopped.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
})
