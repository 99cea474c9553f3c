import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { completeLine, parseLine } from './line-entry.ts'
import { rankCandidates } from './line-candidates.ts'
import type { FavouriteLine } from './order-line.ts'

const drug = (id: number, nombre: string, concentracion: string, unidad = 'Tableta', via = 'Oral'): Article => ({
  id,
  codesumi: {
    id,
    codigo: `M${id}`,
    nombre,
    principio_activo: nombre.split(' ')[0] ?? '',
    concentracion,
    forma_farmaceutica: null,
    unidad_presentacion: unidad,
    via,
    vias_administracion: [via],
  },
  atc: '',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
})
const losartan = drug(1, 'Losartán 50 mg tableta', '50 mg')
const often: FavouriteLine = {
  codesumi_id: 1,
  via: 'Oral',
  dosis: 2,
  frecuencia: 24,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 3,
  observacion: 'En la noche',
  veces: 9,
}
const complete = (text: string, article = losartan, favourite: FavouriteLine | null = null) =>
  completeLine(parseLine(text), article, favourite)

describe('completeLine', () => {
  it('takes what was written, and says that it was', () => {
    expect(complete('losartan 50 1 c/12h 30d 3m vo; con agua')).toMatchObject({
      via: { valor: 'Oral', origen: 'escrito' },
      dosis: { valor: 1, origen: 'escrito' },
      frecuencia: { valor: 12, origen: 'escrito' },
      tiempo: { valor: 'Horas', origen: 'escrito' },
      duracion: { valor: 30, origen: 'escrito' },
      meses: { valor: 3, origen: 'escrito' },
      observacion: { valor: 'con agua', origen: 'escrito' },
      avisos: [],
    })
  })

  it('fills with the frequent line, then with the catalogue, then with one unit and one month', () => {
    expect(complete('losartan 50', losartan, often)).toMatchObject({
      dosis: { valor: 2, origen: 'favorito' },
      frecuencia: { valor: 24, origen: 'favorito' },
      duracion: { valor: 30, origen: 'favorito' },
      meses: { valor: 3, origen: 'favorito' },
      via: { valor: 'Oral', origen: 'favorito' },
      observacion: { valor: '2 tabletas cada 24 horas durante 30 días, 3 meses, vía oral', origen: 'por defecto' },
    })
    expect(complete('losartan 50 c/12h')).toMatchObject({
      dosis: { valor: 1, origen: 'por defecto' },
      meses: { valor: 1, origen: 'por defecto' },
      via: { valor: 'Oral', origen: 'catálogo' },
      duracion: null,
      observacion: null,
    })
  })

  it('a length that was written is not multiplied by the months of another day', () => {
    expect(complete('losartan 50 7d', losartan, often).meses).toEqual({ valor: 1, origen: 'por defecto' })
  })

  it('a number that is not the strength of the drug is its dose, and it says so', () => {
    expect(complete('losartan 2 c/24h')).toMatchObject({
      dosis: { valor: 2, origen: 'escrito' },
      avisos: ['«2» se leyó como la dosis'],
    })
    expect(complete('losartan 100 c/24h')).toMatchObject({
      dosis: { valor: 1, origen: 'por defecto' },
      avisos: ['«100» no es la concentración de este medicamento'],
    })
  })

  it('a dose in another unit is not converted: it is asked for', () => {
    const syrup = drug(2, 'Amoxicilina 250 mg/5 mL suspensión', '250 mg/5 mL', 'Frasco')
    expect(complete('amoxicilina 5 ml c/8h', syrup)).toMatchObject({
      dosis: null,
      avisos: ['«5 mL» no se convierte: escriba la dosis en frascos'],
    })
  })
})

describe('rankCandidates', () => {
  const combined = drug(3, 'Losartán/hidroclorotiazida 50/12,5 mg tableta', '50/12,5 mg')
  const strong = drug(4, 'Losartán 100 mg tableta', '100 mg')
  const rank = (text: string, favourites: readonly FavouriteLine[] = []) =>
    rankCandidates(parseLine(text), [combined, strong, losartan], favourites).map(({ id }) => id)

  it('the strength that was written comes first, alone before combined', () => {
    expect(rank('losartan 50')).toEqual([1, 3, 4])
    expect(rank('losartan 100')).toEqual([4, 1, 3])
  })

  it('without strength, what the prescriber uses', () => {
    expect(rank('losartan', [{ ...often, codesumi_id: 4 }])[0]).toBe(4)
  })
})
