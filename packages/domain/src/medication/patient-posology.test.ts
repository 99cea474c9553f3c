import { expect, it } from 'vitest'
import { patientPosology, quantityInFiguresAndLetters } from './patient-posology.ts'

const line = {
  dosis: 1,
  frecuencia: 12,
  tiempo: 'Horas' as const,
  duracion: 30,
  meses: 2,
  unidad: 'Tableta',
  via: 'Oral',
}
const read = (change: Partial<typeof line>): string => {
  const said = patientPosology({ ...line, ...change })
  return said === null ? '' : `${said.verbo} ${said.toma}, ${said.resto}`
}

it('says it with a verb, in words, with the whole time', () => {
  expect(read({})).toBe('Tome una tableta cada 12 horas, por la boca, durante 60 días')
  expect(read({ dosis: 2, frecuencia: 1, duracion: 5, meses: 1 })).toBe(
    'Tome dos tabletas cada hora, por la boca, durante 5 días',
  )
  expect(read({ dosis: 21, unidad: 'Sobre', duracion: 1, meses: 1 })).toBe(
    'Tome veintiún sobres cada 12 horas, por la boca, durante 1 día',
  )
  expect(read({ dosis: 0.5, duracion: 10 })).toBe(
    'Tome media tableta cada 12 horas, por la boca, durante 10 días de cada mes, 2 meses',
  )
  expect(read({ dosis: 1.5, unidad: 'Sobre', duracion: 45 })).toBe(
    'Tome un sobre y medio cada 12 horas, por la boca, durante 45 días, 2 meses',
  )
})

it('leaves in figures what a person does not cut in halves, and what is measured', () => {
  expect(read({ dosis: 0.25 })).toContain('Tome 0,25 tabletas cada')
  const contenido = {
    contenido: 100,
    unidad_contenido: 'mL',
    concentracion: { cantidad: 50, unidad: 'mg' },
    base_concentracion: 'único' as const,
    unidades_dosis: ['mL'],
    gotas_por_ml: null,
    dias_abierto: null,
    divisible: true,
    medida_minima: null,
  }
  const measured = { ...line, dosis: 5, unidad: 'Frasco', medida: { unidad: 'mL', contenido } }
  expect(patientPosology(measured)?.toma).toBe('5 mL (250 mg) cada 12 horas')
})

it('by each route, and by the name of one that it does not know', () => {
  expect(read({ via: 'Subcutánea', unidad: 'Ampolla' })).toBe(
    'Aplique una ampolla cada 12 horas, debajo de la piel, durante 60 días',
  )
  expect(read({ via: 'Oftálmica', unidad: 'gotas' })).toBe('Use una gota cada 12 horas, vía oftálmica, durante 60 días')
  expect(read({ via: '' })).toBe('Use una tableta cada 12 horas, durante 60 días')
})

it('says nothing while a figure is missing', () => {
  expect(patientPosology({ ...line, dosis: null })).toBeNull()
  expect(patientPosology({ ...line, tiempo: '' })).toBeNull()
})

it('writes a quantity in figures and letters, in the gender of its unit', () => {
  expect(quantityInFiguresAndLetters(60, 'Tableta')).toBe('60 (sesenta) tabletas')
  expect(quantityInFiguresAndLetters(1, 'Tableta')).toBe('1 (una) tableta')
  expect(quantityInFiguresAndLetters(21, 'Frasco')).toBe('21 (veintiún) frascos')
  expect(quantityInFiguresAndLetters(200, 'Cápsula')).toBe('200 (doscientas) cápsulas')
  expect(quantityInFiguresAndLetters(500, 'Cápsula')).toBe('500 (quinientas) cápsulas')
})
