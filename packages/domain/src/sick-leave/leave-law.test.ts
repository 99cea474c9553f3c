import { expect, it } from 'vitest'
import { checkSickLeave } from './check-form.ts'
import { inForce } from './law.ts'
import { LEAVE_FIGURES, LEAVE_LAW, leaveLawOf } from './leave-law.ts'
import { licenceNotice } from './licence-days.ts'

const FROM = '2027-01-01'
const row = (clave: string, valor: object) => ({ clave, valor, vigente_desde: FROM, fuente: 'Norma nueva' })

it('without rows it is what the product came with', () => {
  expect(leaveLawOf([])).toEqual(LEAVE_LAW)
})

it('each row moves its own figure from its day, and no other', () => {
  for (const [name, clave] of Object.entries(LEAVE_FIGURES)) {
    const part = Object.keys(Reflect.get(LEAVE_LAW, name)[0]).filter(
      (key) => !['vigente_desde', 'fuente'].includes(key),
    )
    const law = leaveLawOf([row(clave, Object.fromEntries(part.map((key) => [key, 7])))])
    const changed = Object.keys(LEAVE_LAW).filter(
      (each) => JSON.stringify(Reflect.get(law, each)) !== JSON.stringify(Reflect.get(LEAVE_LAW, each)),
    )
    expect(changed).toEqual([name])
    expect(inForce(Reflect.get(law, name), FROM)).toMatchObject({ fuente: 'Norma nueva', [part[0] ?? '']: 7 })
  }
})

it('the notice of a licence says the row and its norm', () => {
  const law = leaveLawOf([row(LEAVE_FIGURES.maternidad, { dias: 140, dias_multiple: 154 })])
  expect(licenceNotice('licencia maternidad', 30, FROM, law)).toBe(
    'Habitual: 140 días o 154 días en parto múltiple o hijo con discapacidad (Norma nueva)',
  )
})

it('the check of a leave reads the figures that it is given', () => {
  const ley = leaveLawOf([row(LEAVE_FIGURES.certificado, { cualquiera: 20, maternidad: 266 })])
  const facts = {
    ambulatoria: false,
    sexo: 'F',
    edad: 40,
    cie10: null,
    cie10_relacionado: null,
    incapacidades: [],
    ley,
  }
  const form = {
    solicitud_id: null,
    afiliado_id: 1,
    consulta_id: 1,
    clase_incapacidad: null,
    contingencia: 'Enf. Comun',
    diagnostico_id: null,
    fecha_inicio: null,
    dias: 21,
    prorroga: null,
    descripcion_incapacidad: null,
    colegio_id: null,
    entidad_territorial: null,
    nombre_medico: null,
    documento: null,
    calificacion_pcl: null,
  }
  expect(checkSickLeave(form, { ...facts, today: '2026-12-31' })).not.toHaveProperty('dias')
  expect(checkSickLeave(form, { ...facts, today: FROM })).toHaveProperty('dias')
})
