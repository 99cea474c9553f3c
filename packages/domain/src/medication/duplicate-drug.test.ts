import { describe, expect, it } from 'vitest'
import { drugFacts, type PlacedDrug } from './drug-facts.ts'
import { duplicatesOf } from './duplicate-drug.ts'

const repeats = (drug: PlacedDrug, others: readonly PlacedDrug[]) => duplicatesOf(drug, others, [])

const drug = (
  id: number,
  componentes: string,
  change: { atc?: string; via?: string; active?: true } = {},
): PlacedDrug => ({
  ...drugFacts({
    codesumi_id: id,
    nombre: `Medicamento ${id}`,
    atc: change.atc ?? null,
    principio_activo: componentes.replaceAll(';', ' + '),
    componentes,
    via: change.via ?? 'Oral',
  }),
  origen: change.active ? 'activo' : 'por_ordenar',
})
const amoxicillin = drug(10, 'Amoxicilina', { atc: 'J01CA04' })

describe('la duplicidad terapéutica', () => {
  it('es compartir un componente', () => {
    const [found] = repeats(amoxicillin, [drug(11, 'Amoxicilina;Ácido clavulánico')])
    expect(found).toMatchObject({
      clave: 'duplicidad:10-11',
      severidad: 'moderada',
      titulo: 'Duplicidad terapéutica con Medicamento 11: también está en esta orden',
      detalle: 'Los dos contienen Amoxicilina',
      bloquea: false,
    })
    expect(repeats(amoxicillin, [drug(12, 'Azitromicina')])).toEqual([])
    expect(repeats(drug(10, 'Amoxicilina'), [drug(12, 'Azitromicina')])).toEqual([])
  })

  it('nombra los dos medicamentos con el principio que comparten, y no impide ordenar', () => {
    const taken = drug(11, 'Amoxicilina;Ácido clavulánico', { active: true })
    expect(repeats(amoxicillin, [taken])).toEqual([
      {
        comprobacion: 'duplicidad',
        clave: 'duplicidad:10-11',
        alerta_detalle_id: null,
        severidad: 'moderada',
        titulo: 'Duplicidad terapéutica con Medicamento 11: ya lo toma el paciente',
        detalle: 'Los dos contienen Amoxicilina',
        conducta: null,
        medicamentos: [
          { codesumi_id: 10, nombre: 'Medicamento 10', principio: 'Amoxicilina', origen: 'por_ordenar' },
          { codesumi_id: 11, nombre: 'Medicamento 11', principio: 'Amoxicilina', origen: 'activo' },
        ],
        bloquea: false,
        fuente: null,
      },
    ])
  })

  it('es tener el mismo código ATC de siete letras', () => {
    expect(repeats(amoxicillin, [drug(11, 'Otra sal', { atc: 'J01CA04' })])[0]?.detalle).toBe(
      'Los dos tienen el código ATC J01CA04',
    )
    const group = drug(10, 'Una', { atc: 'J01CA' })
    expect(repeats(group, [drug(11, 'Otra', { atc: 'J01CA' })])).toEqual([])
  })

  it('con lo que el paciente ya toma, también el mismo medicamento', () => {
    const active = drug(10, 'Amoxicilina', { active: true })
    expect(repeats(amoxicillin, [amoxicillin, active])[0]?.titulo).toBe(
      'Duplicidad terapéutica con Medicamento 10: ya lo toma el paciente',
    )
    expect(repeats(amoxicillin, [amoxicillin])).toEqual([])
    expect(repeats(amoxicillin, [active, active])).toHaveLength(1)
  })

  it('entre uso local y sistémico solo informa', () => {
    const gel = drug(11, 'Diclofenaco', { via: 'Tópica' })
    expect(repeats(drug(10, 'Diclofenaco'), [gel])[0]).toMatchObject({
      severidad: 'informativa',
      detalle: 'Los dos contienen Diclofenaco, uno de uso local y otro sistémico',
    })
    expect(repeats(drug(12, 'Diclofenaco', { via: 'Tópica' }), [gel])[0]?.severidad).toBe('moderada')
  })
})
