/** Which fields a leave asks for, and what each may hold. */
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { affiliateType, consultationType } from '../../support/arbitraries/affiliate.ts'
import { blank } from '../../support/arbitraries/text.ts'
import { property } from '../../support/property.ts'
import { checkContingency, contingencyKind } from '@cauce/domain/sick-leave/contingency'
import { canOrderSickLeave } from '@cauce/domain/sick-leave/eligibility'
import { checkClass, withFixedFields } from '@cauce/domain/sick-leave/leave-class'
import { checkPcl, checkQualificationType } from '@cauce/domain/sick-leave/pcl'
import { missingFields, REQUIRED_WORDING, type RequiredValues } from '@cauce/domain/sick-leave/required-fields'
import { leaveSummary } from '@cauce/domain/sick-leave/summary'

const AFTER = 'Posterior a la calificación de pérdida de capacidad laboral'
const clase = fc.constantFrom(AFTER, 'Médica/Odontológica', null, '')

/** As the specification lists them. */
const CONTINGENCIES =
  'Enf. Comun, licencia maternidad, Accidente de trabajo, Enf. Profesional, Licencia Paternidad, Accidente (Soat), Licencia para el cuidado de la niñez, Licencia por aborto espontáneo, Interrupción voluntaria del embarazo, Parto prematuro no viable'.split(
    ', ',
  )

const text = fc.oneof(fc.constantFrom('uno', 'dos'), blank, fc.constant(null))
const number = fc.option(fc.integer({ min: 1, max: 90 }), { nil: null })
const form: fc.Arbitrary<RequiredValues> = fc.record({
  diagnostico_id: number,
  contingencia: text,
  clase_incapacidad: clase,
  fecha_inicio: fc.constantFrom('2026-11-21', '2026-12-31', null),
  dias: fc.constantFrom(1, 15, 30, null),
  prorroga: text,
  nombre_medico: text,
  documento: text,
  colegio_id: number,
  entidad_territorial: number,
  calificacion_pcl: text,
  perdida_capacidad_laboral: text,
  procedimiento_calificacion: text,
  pcl: number,
  descripcion_incapacidad: text,
})

const ALWAYS =
  'clase_incapacidad nombre_medico documento contingencia prorroga fecha_inicio dias colegio_id entidad_territorial'
const QUALIFIED = `${ALWAYS} calificacion_pcl perdida_capacidad_laboral procedimiento_calificacion pcl`.split(' ')
const COMMON = `${ALWAYS} diagnostico_id descripcion_incapacidad`.split(' ')

describe('missingFields', () => {
  property('los vacíos de los quince, y los de la calificación solo después de ella', [form], (values) => {
    const written = Object.entries(values).filter(([, value]) => /\S/u.test(String(value ?? '')))
    const asked = new Set(values.clase_incapacidad === AFTER ? QUALIFIED : COMMON)
    for (const [field] of written) asked.delete(field)
    expect(new Set<string>(missingFields(values))).toEqual(asked)
  })

  property(
    'cada campo tiene un mensaje propio',
    [fc.constantFrom(...Object.values(REQUIRED_WORDING))],
    ({ mensaje }) => {
      expect(Object.values(REQUIRED_WORDING).filter((other) => other.mensaje === mensaje)).toHaveLength(1)
      expect(Object.keys(REQUIRED_WORDING)).toHaveLength(15)
    },
  )
})

describe('leaveSummary', () => {
  property('cuenta los días solo si hay comienzo, y dice lo que falta mientras falte algo', [form], (values) => {
    const { titulo, falta } = leaveSummary(values)
    expect(titulo === 'Sin fecha final').toBe(values.fecha_inicio === null || values.dias === null)
    if (values.dias === 1 && values.fecha_inicio === '2026-12-31') expect(titulo).toBe('1 día, hasta el 31 dic 2026')
    if (values.dias === 30 && values.fecha_inicio === '2026-12-31') expect(titulo).toBe('30 días, hasta el 29 ene 2027')
    expect(falta === null).toBe(missingFields(values).length === 0)
  })
})

describe('withFixedFields', () => {
  property(
    'el servidor responde por los dos campos en esa clase y por ninguno en otra',
    [clase, number, text],
    (kind, id, words) => {
      const sent = { clase_incapacidad: kind, diagnostico_id: id, descripcion_incapacidad: words }
      const fixed = withFixedFields(sent, { diagnostico_id: 777, descripcion: 'Texto fijo' })
      expect([fixed.diagnostico_id, fixed.descripcion_incapacidad]).toEqual(
        kind === AFTER ? [777, 'Texto fijo'] : [id, words],
      )
      expect(fixed.clase_incapacidad).toBe(kind)
      expect(checkClass(kind)).toBeNull()
    },
  )
})

describe('checkPcl', () => {
  property(
    'acepta de 0 a 100 y nada fuera',
    [fc.oneof(fc.constantFrom(-0.01, 0, 100, 100.01, Number.NaN), fc.double({ min: -300, max: 300, noNaN: true }))],
    (pcl) => {
      expect(checkPcl(pcl) === null).toBe(Math.min(100, Math.max(0, pcl)) === pcl)
    },
  )

  property(
    'el tipo es A o B',
    [fc.oneof(fc.constantFrom('A', 'B', 'C', 'a', 'AB'), fc.string({ minLength: 1 }))],
    (tipo) => {
      expect(checkQualificationType(tipo) === null).toBe(/^[AB]$/u.test(tipo))
    },
  )
})

describe('checkContingency', () => {
  const any = fc.oneof(fc.constantFrom(...CONTINGENCIES), fc.string({ minLength: 1 }), fc.constant('enf. comun'))

  property('acepta las diez de la especificación, a la letra, y ninguna otra', [any], (contingencia) => {
    expect(checkContingency(contingencia) === null).toBe(CONTINGENCIES.includes(contingencia))
  })

  property(
    'un accidente de tránsito y lo que nadie sabe son de origen común; el trabajo es trabajo',
    [any],
    (contingencia) => {
      const kind = contingencyKind(contingencia)
      expect(contingencyKind('Accidente (Soat)')).toBe('comun')
      expect(kind === 'laboral').toBe(['Accidente de trabajo', 'Enf. Profesional'].includes(contingencia))
      if (!CONTINGENCIES.includes(contingencia)) expect(kind).toBe('comun')
    },
  )
})

describe('canOrderSickLeave', () => {
  property('solo el tipo 2, y no en la consulta 87', [affiliateType, consultationType], (tipo, consulta) => {
    expect(canOrderSickLeave({ tipo_afiliado_id: tipo, tipo_consulta_id: consulta })).toBe(
      tipo === 2 && consulta !== 87,
    )
  })
})
