import { expect, it } from 'vitest'
import type { Article } from './article.ts'
import { completeLine, parseLine } from './line-entry.ts'

const glargine: Article = {
  id: 1,
  codesumi: {
    id: 1,
    codigo: 'A10',
    nombre: 'Insulina glargina 100 UI/mL',
    principio_activo: 'Insulina glargina',
    concentracion: '100 UI/mL',
    forma_farmaceutica: 'Solución',
    unidad_presentacion: 'Cartucho',
    via: 'Subcutánea',
    vias_administracion: ['Subcutánea'],
    contenido: {
      contenido: 3,
      unidad_contenido: 'mL',
      concentracion: { cantidad: 100, unidad: 'UI' },
      base_concentracion: 'único',
      unidades_dosis: ['UI'],
      gotas_por_ml: null,
      dias_abierto: 28,
      divisible: true,
      medida_minima: { cantidad: 1, unidad: 'UI' },
    },
  },
  atc: 'A10AE04',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
}
const favourite = {
  codesumi_id: 1,
  via: 'Subcutánea',
  dosis: 18,
  unidad_dosis: 'UI',
  frecuencia: 24,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 1,
  observacion: 'Noche',
  veces: 3,
} as const
const read = (text: string, often: Parameters<typeof completeLine>[2] = null) => {
  const { dosis, unidad_dosis, avisos } = completeLine(parseLine(text), glargine, often)
  return { dosis: dosis?.valor ?? null, unidad_dosis, avisos }
}

it('a dose in what is measured is read as it is written', () => {
  expect(read('glargina 20 ui c/24h 30d')).toEqual({ dosis: 20, unidad_dosis: 'UI', avisos: [] })
  expect(read('glargina 20 unidades c/24h 30d')).toEqual({ dosis: 20, unidad_dosis: 'UI', avisos: [] })
})

it('containers, another measure and a bare figure are never taken for a dose', () => {
  expect(read('glargina 2 ml c/24h 30d')).toEqual({
    dosis: null,
    unidad_dosis: null,
    avisos: ['«2 mL» no se convierte: escriba la dosis en UI'],
  })
  expect(read('glargina 100 ui/ml 20 c/24h 30d').avisos).toEqual(['«20» no dice de qué: escriba la dosis en UI'])
  expect(read('glargina c/24h 30d')).toEqual({ dosis: null, unidad_dosis: null, avisos: ['Escriba la dosis en UI'] })
})

it('the frequent line brings its unit, and one of before without unit brings no dose', () => {
  expect(read('glargina', favourite)).toEqual({ dosis: 18, unidad_dosis: 'UI', avisos: [] })
  expect(read('glargina', { ...favourite, dosis: 1, unidad_dosis: null }).dosis).toBeNull()
})

it('the observation says the dose in its unit', () => {
  expect(completeLine(parseLine('glargina 20 ui c/24h 30d'), glargine, null).observacion?.valor).toBe(
    '20 UI cada 24 horas durante 30 días, vía subcutánea',
  )
})
