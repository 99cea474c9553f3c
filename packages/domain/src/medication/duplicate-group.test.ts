import { describe, expect, it } from 'vitest'
import { drugFacts, type PlacedDrug } from './drug-facts.ts'
import { duplicatesOf } from './duplicate-drug.ts'
import { indexGroups, sharedGroup, type DuplicateGroupRow } from './duplicate-group.ts'

const row = (grupo: string, change: Partial<DuplicateGroupRow>): DuplicateGroupRow => ({
  grupo,
  miembros: '',
  atc_prefijos: null,
  vias: 'sistémica',
  nivel: 'mayor',
  excepciones: null,
  motivo: 'Hipotensión',
  fuente: 'Prueba',
  ...change,
})
const GROUPS = indexGroups([
  row('IECA', { miembros: 'Captopril;Enalapril', atc_prefijos: 'C09A', excepciones: 'Cambio de uno a otro' }),
  row('IECA o ARA-II', { miembros: 'Captopril;Enalapril;Losartán', nivel: 'contraindicada' }),
  row('Antihistamínicos', { atc_prefijos: 'R06', nivel: 'moderada' }),
  row('Inhalados', { miembros: 'Salbutamol;Fenoterol', vias: 'Inhalatoria' }),
  row('Esteroides', { miembros: 'Prednisona;Betametasona', vias: 'todas', nivel: 'moderada' }),
])
const drug = (id: number, principio: string, change: { atc?: string; via?: string | null } = {}): PlacedDrug => ({
  ...drugFacts({
    codesumi_id: id,
    nombre: principio,
    atc: change.atc ?? null,
    principio_activo: principio,
    componentes: principio,
    via: change.via === undefined ? 'Oral' : change.via,
  }),
  origen: 'por_ordenar',
})
const groupOf = (one: PlacedDrug, other: PlacedDrug) => sharedGroup(one, other, GROUPS)?.grupo ?? null

describe('dos medicamentos del mismo grupo', () => {
  it('lo son por su principio activo o por su código, y cuenta el grupo más grave', () => {
    expect(groupOf(drug(1, 'Captopril'), drug(2, 'Enalapril'))).toBe('IECA o ARA-II')
    expect(groupOf(drug(1, 'Captopril'), drug(3, 'Ramipril', { atc: 'C09AA05' }))).toBe('IECA')
    expect(groupOf(drug(4, 'Loratadina', { atc: 'R06AX13' }), drug(5, 'Cetirizina', { atc: 'R06AE07' }))).toBe(
      'Antihistamínicos',
    )
    expect(groupOf(drug(1, 'Captopril'), drug(4, 'Loratadina', { atc: 'R06AX13' }))).toBeNull()
  })

  it('solo por las vías del grupo', () => {
    expect(groupOf(drug(1, 'Captopril'), drug(2, 'Enalapril', { via: 'Tópica' }))).toBeNull()
    const inhaled = { via: 'Inhalatoria' }
    expect(groupOf(drug(6, 'Salbutamol', inhaled), drug(7, 'Fenoterol', inhaled))).toBe('Inhalados')
    expect(groupOf(drug(6, 'Salbutamol', inhaled), drug(7, 'Fenoterol'))).toBeNull()
    expect(groupOf(drug(6, 'Salbutamol', { via: null }), drug(7, 'Fenoterol', { via: null }))).toBeNull()
    expect(groupOf(drug(8, 'Prednisona'), drug(9, 'Betametasona', { via: 'Tópica' }))).toBe('Esteroides')
  })

  it('se avisan con la gravedad del grupo, por qué, y cuándo son correctos', () => {
    expect(duplicatesOf(drug(1, 'Captopril'), [drug(3, 'Ramipril', { atc: 'C09AA05' })], GROUPS)).toEqual([
      expect.objectContaining({
        clave: 'duplicidad:1-3',
        severidad: 'mayor',
        titulo: 'Duplicidad terapéutica con Ramipril: también está en esta orden',
        detalle: 'Los dos son del grupo IECA: Hipotensión',
        conducta: 'Cambio de uno a otro',
        fuente: 'Prueba',
        medicamentos: [
          expect.objectContaining({ principio: 'Captopril' }),
          expect.objectContaining({ principio: 'Ramipril' }),
        ],
      }),
    ])
  })

  it('el mismo principio activo en dos presentaciones toma la gravedad de su grupo, y nunca menos que la propia', () => {
    const [finding] = duplicatesOf(drug(1, 'Captopril'), [drug(10, 'Captopril')], GROUPS)
    expect(finding).toMatchObject({
      severidad: 'contraindicada',
      detalle: 'Los dos contienen Captopril. Los dos son del grupo IECA o ARA-II: Hipotensión',
    })
    const local = duplicatesOf(drug(8, 'Prednisona'), [drug(11, 'Prednisona', { via: 'Tópica' })], GROUPS)
    expect(local).toMatchObject([{ severidad: 'moderada' }])
  })
})
