/** Drugs and knowledge of the checks. Few ingredients, so that coincidences are common. */
import * as fc from 'fast-check'
import {
  CROSS_LEVELS,
  indexAllergies,
  type AllergyKnowledge,
  type KnownAllergies,
} from '@cauce/domain/medication/allergy-knowledge'
import { CHECKS, SEVERITIES, type Finding, type SentCheck } from '@cauce/domain/medication/check'
import { LOCAL_ROUTES, drugFacts, type PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { indexInteractions, type InteractionIndex } from '@cauce/domain/medication/interaction'

export const INGREDIENTS = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'] as const
const CLASSES = ['Alfa', 'Beta', 'Gama'] as const

export const ingredient = fc.constantFrom(...INGREDIENTS)
const className = fc.constantFrom(...CLASSES)

/** A drug of the catalogue; the same id is always the same drug. */
export const drugOf = (id: number, origen: PlacedDrug['origen'] = 'por_ordenar'): PlacedDrug => {
  const first = INGREDIENTS[id % INGREDIENTS.length] ?? 'Uno'
  const second = INGREDIENTS[(id * 5 + 1) % INGREDIENTS.length] ?? 'Dos'
  const componentes = id % 3 === 0 && first !== second ? `${first};${second}` : first
  return {
    ...drugFacts({
      codesumi_id: id,
      nombre: `Medicamento ${id}`,
      atc: `A0${id % 4}BC0${id % 2}`,
      principio_activo: componentes.replace(';', ' + '),
      componentes,
      via: id % 7 === 0 ? (LOCAL_ROUTES[0] ?? null) : 'Oral',
    }),
    origen,
  }
}
const LARGEST_ID = 40
const id = fc.integer({ min: 1, max: LARGEST_ID })
export const placedDrug: fc.Arbitrary<PlacedDrug> = fc
  .tuple(id, fc.constantFrom('por_ordenar' as const, 'activo' as const))
  .map(([number, origen]) => drugOf(number, origen))
export const drugToOrder: fc.Arbitrary<PlacedDrug> = id.map((number) => drugOf(number))

const members = fc.subarray([...INGREDIENTS]).map((names) => names.map((name) => name.toLowerCase()))
const side = fc.oneof(
  ingredient.map((name) => ({ name, tipo: 'principio' })),
  className.map((name) => ({ name, tipo: 'clase' })),
)

export const interactionIndex: fc.Arbitrary<InteractionIndex> = fc
  .tuple(
    fc.array(
      fc.record({
        a: side,
        b: side,
        severidad: fc.constantFrom(...SEVERITIES.filter((severity) => severity !== 'informativa')),
        aplica_via_local: fc.constantFrom(0, 0, 1),
      }),
      { maxLength: 12 },
    ),
    members,
    members,
    members,
  )
  .map(([rows, alfa, beta, gama]) =>
    indexInteractions(
      rows.map(({ a, b, severidad, aplica_via_local }, place) => ({
        id: place + 1,
        principio_a: a.name,
        principio_b: b.name,
        tipo_a: a.tipo,
        tipo_b: b.tipo,
        severidad,
        efecto: `Efecto ${place + 1}`,
        mecanismo: null,
        conducta: null,
        aplica_via_local,
        fuente: 'Prueba',
      })),
      new Map([
        ['alfa', alfa],
        ['beta', beta],
        ['gama', gama],
      ]),
    ),
  )

/** Knowledge of allergies that knows every ingredient but the last. */
export const allergyKnowledge: fc.Arbitrary<AllergyKnowledge> = fc
  .tuple(
    fc.array(fc.tuple(fc.subarray([...INGREDIENTS]), fc.constantFrom('alta', 'baja', null)), {
      minLength: CLASSES.length,
      maxLength: CLASSES.length,
    }),
    fc.array(fc.tuple(className, side, fc.constantFrom(...CROSS_LEVELS)), { maxLength: 6 }),
  )
  .map(([classes, crosses]) =>
    indexAllergies(
      classes.map(([names, cruce_interno], place) => ({
        clase: CLASSES[place] ?? 'Alfa',
        principios: names.join(';'),
        cruce_interno,
        conducta: null,
        alias: null,
        fuente: 'Prueba',
      })),
      crosses.map(([clase, { name, tipo }, nivel]) => ({ clase, cruza_con: name, tipo, nivel })),
      new Map(),
      new Set(INGREDIENTS.slice(0, -1).map((name) => name.toLowerCase())),
    ),
  )

const recorded = fc
  .record({
    nombre: fc.oneof(ingredient, className, fc.constantFrom('Polvo de hadas', 'Mariscos')),
    tipo: fc.constantFrom('clase', 'principio', 'otra'),
  })
  .map((allergy) => ({ ...allergy, reaccion: null, anio: null, registrada_por: null, registrada: null }))

export const knownAllergies: fc.Arbitrary<KnownAllergies> = fc.record({
  preguntadas: fc.constantFrom(true, true, true, false),
  registradas: fc
    .array(recorded, { maxLength: 4 })
    .map((list) => list.map((each, place) => ({ ...each, id: place + 1 }))),
})

const clave = fc.constantFrom('a', 'b', 'c', 'd')
const motivo = fc.constantFrom(null, '', 'corto', 'Se revisó con el paciente')

export const sentCheck: fc.Arbitrary<SentCheck> = fc.record({
  comprobacion: fc.constantFrom(...CHECKS),
  respuesta: fc.constantFrom('limpia', 'encontrada', 'no_verificada'),
  claves: fc.array(clave, { maxLength: 3 }),
  motivo,
})

export const finding: fc.Arbitrary<Finding> = fc
  .record({ comprobacion: fc.constantFrom(...CHECKS), clave, severidad: fc.constantFrom(...SEVERITIES) })
  .map((each) => ({
    ...each,
    alerta_detalle_id: null,
    titulo: `Título ${each.clave}`,
    detalle: null,
    conducta: null,
    medicamentos: [],
    bloquea: false,
    fuente: null,
  }))
