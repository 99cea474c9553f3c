import { describe, expect, it } from 'vitest'
import { drugFacts, type PlacedDrug } from './drug-facts.ts'
import { gravestFirst, indexInteractions, interactionsAmong, type InteractionRow } from './interaction.ts'

const row = (id: number, a: string, b: string, change: Partial<InteractionRow> = {}): InteractionRow => ({
  id,
  principio_a: a,
  principio_b: b,
  tipo_a: 'principio',
  tipo_b: 'principio',
  severidad: 'mayor',
  efecto: `Efecto ${id}`,
  mecanismo: 'Mecanismo',
  conducta: 'Conducta',
  aplica_via_local: 0,
  fuente: 'Prueba',
  ...change,
})
const drug = (id: number, componentes: string, change: Partial<PlacedDrug> & { via?: string } = {}): PlacedDrug => ({
  ...drugFacts({
    codesumi_id: id,
    nombre: `Medicamento ${id}`,
    atc: null,
    principio_activo: componentes.replaceAll(';', ' + '),
    componentes,
    via: change.via ?? 'Oral',
  }),
  origen: change.origen ?? 'por_ordenar',
})
const MEMBERS = new Map([
  ['aine', ['ibuprofeno', 'naproxeno']],
  ['betabloqueadores', ['timolol', 'propranolol']],
])
const ROWS = [
  row(1, 'Warfarina', 'AINE', { tipo_b: 'clase' }),
  row(2, 'Warfarina', 'Ibuprofeno', { severidad: 'contraindicada' }),
  row(3, 'AINE', 'AINE', { tipo_a: 'clase', tipo_b: 'clase', severidad: 'moderada' }),
  row(4, 'Trimetoprim', 'Sulfametoxazol'),
  row(5, 'Amiodarona', 'Betabloqueadores', { tipo_b: 'clase', aplica_via_local: 1 }),
]
const INDEX = indexInteractions(ROWS, MEMBERS)
const rowsOf = (...drugs: readonly PlacedDrug[]) =>
  interactionsAmong(drugs, INDEX).map(({ alerta_detalle_id }) => alerta_detalle_id)

describe('las interacciones', () => {
  it('se encuentran por principio activo y por clase, sin mirar el nombre', () => {
    expect(rowsOf(drug(10, 'Warfarina'), drug(11, 'Naproxeno'))).toEqual([1])
    const named = { ...drug(11, 'Acetaminofén'), nombre: 'Ibuprofeno de mentira' }
    expect(rowsOf(drug(10, 'Warfarina'), named)).toEqual([])
  })

  it('de cada pareja muestran la fila más grave', () => {
    expect(rowsOf(drug(10, 'Warfarina'), drug(11, 'Ibuprofeno'))).toEqual([2])
    expect(rowsOf(drug(10, 'Warfarina'), drug(11, 'Naproxeno;Ibuprofeno'))).toEqual([2])
    expect(rowsOf(drug(10, 'Warfarina'), drug(11, 'Ibuprofeno;Naproxeno'))).toEqual([2])
  })

  it('de dos filas igual de graves muestran siempre la misma, lleguen en el orden en que lleguen', () => {
    const rows = [row(6, 'Warfarina', 'Ibuprofeno'), row(8, 'Warfarina', 'Ibuprofeno')]
    for (const known of [rows, rows.toReversed()]) {
      const found = interactionsAmong(
        [drug(10, 'Warfarina'), drug(11, 'Ibuprofeno')],
        indexInteractions(known, MEMBERS),
      )
      expect(found.map(({ alerta_detalle_id }) => alerta_detalle_id)).toEqual([6])
    }
  })

  it('una clase de la que no se conocen los miembros no alcanza a nadie', () => {
    expect(indexInteractions([row(9, 'Warfarina', 'Macrólidos', { tipo_b: 'clase' })], MEMBERS)).toEqual(new Map())
  })

  it('una clase contra sí misma alcanza a dos de sus miembros y no a uno consigo mismo', () => {
    expect(rowsOf(drug(10, 'Ibuprofeno'), drug(11, 'Naproxeno'))).toEqual([3])
    expect(rowsOf(drug(10, 'Ibuprofeno'), drug(12, 'Ibuprofeno'))).toEqual([])
    expect(rowsOf(drug(10, 'Ibuprofeno'), drug(10, 'Ibuprofeno', { origen: 'activo' }))).toEqual([])
  })

  it('los componentes de un mismo medicamento no interactúan entre sí', () => {
    expect(rowsOf(drug(10, 'Trimetoprim;Sulfametoxazol'))).toEqual([])
    expect(rowsOf(drug(10, 'Trimetoprim;Sulfametoxazol'), drug(11, 'Acetaminofén'))).toEqual([])
  })

  it('no alcanzan a una presentación local, salvo las filas que lo dicen', () => {
    expect(rowsOf(drug(10, 'Warfarina'), drug(11, 'Ibuprofeno', { via: 'Tópica' }))).toEqual([])
    expect(rowsOf(drug(10, 'Amiodarona'), drug(11, 'Timolol', { via: 'Oftálmica' }))).toEqual([5])
  })

  it('son de lo que se ordena con lo demás: dos activos ya se comprobaron al ordenarlos', () => {
    const [warfarin, ibuprofen] = [
      drug(10, 'Warfarina', { origen: 'activo' }),
      drug(11, 'Ibuprofeno', { origen: 'activo' }),
    ]
    expect(rowsOf(warfarin, ibuprofen)).toEqual([])
    expect(rowsOf(warfarin, ibuprofen, drug(12, 'Acetaminofén'))).toEqual([])
    expect(rowsOf(warfarin, { ...ibuprofen, origen: 'por_ordenar' })).toEqual([2])
  })

  it('dicen los dos medicamentos, qué puede pasar, por qué y qué suele hacerse, bajo la misma clave', () => {
    const [one, other] = [drug(10, 'Warfarina', { origen: 'activo' }), drug(9, 'Ibuprofeno')]
    const [found] = interactionsAmong([one, other], INDEX)
    expect(found).toMatchObject({
      comprobacion: 'interacciones',
      clave: 'interaccion:2:9-10',
      severidad: 'contraindicada',
      titulo: 'Efecto 2',
      detalle: 'Mecanismo',
      conducta: 'Conducta',
      bloquea: false,
      fuente: 'Prueba',
    })
    expect(found?.medicamentos.map(({ principio, origen }) => [principio, origen])).toEqual([
      ['Ibuprofeno', 'por_ordenar'],
      ['Warfarina', 'activo'],
    ])
    expect(interactionsAmong([other, one], INDEX)).toEqual([found])
  })

  it('van de la más grave a la menos', () => {
    expect(rowsOf(drug(10, 'Naproxeno'), drug(11, 'Warfarina'), drug(12, 'Ibuprofeno'))).toEqual([2, 1, 3])
  })

  it('de igual gravedad van por su clave, sea cual sea el orden de la lista', () => {
    const drugs = [drug(10, 'Warfarina'), drug(12, 'Naproxeno'), drug(11, 'Naproxeno')]
    const keys = ['interaccion:1:10-11', 'interaccion:1:10-12']
    expect(interactionsAmong(drugs, INDEX).map(({ clave }) => clave)).toEqual(keys)
    expect(interactionsAmong(drugs.toReversed(), INDEX).map(({ clave }) => clave)).toEqual(keys)
    const [first, second] = interactionsAmong(drugs, INDEX)
    if (first === undefined || second === undefined) throw new Error('No hay dos interacciones')
    expect([gravestFirst(first, second), gravestFirst(second, first), gravestFirst(first, first)]).toEqual([-1, 1, 0])
  })
})
