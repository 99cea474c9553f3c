import { describe, expect, it } from 'vitest'
import type { AnnexFacts, AnnexProvider } from './annex-facts.ts'
import { annexSections } from './annex-fields.ts'
import type { AnnexPart } from './annex-parts.ts'
import { annexName, technicalAnnex } from './technical-annex.ts'

const PROVIDER: AnnexProvider = {
  nombre: 'Hospital San Roque',
  nit: '899123456-7',
  codigo: '270019000101',
  direccion: 'Carrera 1 # 2-03',
  telefono: '6046710000',
  municipio: 'Quibdó',
  municipio_codigo: '27001',
  departamento: 'Chocó',
  departamento_codigo: '27',
}
const FACTS: AnnexFacts = {
  tipo_anexo_id: 3,
  numero: 'CR-2026-20418',
  registrada: '2026-11-21T11:02:00.000Z',
  prestador: PROVIDER,
  pagador: { nombre: 'EPS Demo Contributivo', codigo: 'EPS999' },
  paciente: {
    primer_apellido: 'Mosquera',
    segundo_apellido: 'Palacios',
    primer_nombre: 'Yurleidy',
    segundo_nombre: null,
    tipo_documento: 'Cédula de ciudadanía',
    numero_documento: '1077465012',
    fecha_nacimiento: '1995-03-08',
    direccion: null,
    telefono: null,
    celular: '3105550000',
    correo: null,
    municipio: 'Quibdó',
    municipio_codigo: '27001',
    departamento: 'Chocó',
    departamento_codigo: '27',
  },
  diagnosticos: [{ codigo: 'O141', nombre: 'Preeclampsia severa' }],
  especialidad: 'Ginecobstetricia, UCI',
  descripcion: 'Gestante de 34 semanas con cifras de 168/112',
  datos: {},
  profesional: { nombre: 'Dra. Murillo', cargo: 'Urgencias', registro: 'RM 27-2010', telefono: '6046710000' },
}

const partsOf = (facts: AnnexFacts) => annexSections(facts).flatMap(({ partes }) => partes)
const labelOf = (part: AnnexPart): string => (part.clase === 'tabla' ? part.columnas.join('/') : part.nombre)
const labels = (facts: AnnexFacts) => partsOf(facts).map(labelOf).join(' · ')
const titles = (facts: AnnexFacts) => annexSections(facts).map(({ titulo }) => titulo)
const valueOf = (facts: AnnexFacts, label: string): unknown => {
  const part = partsOf(facts).find((each) => labelOf(each) === label)
  if (part === undefined) return undefined
  if (part.clase === 'opciones') return part.opciones.filter(({ marcada }) => marcada).map(({ nombre }) => nombre)
  return part.clase === 'tabla' ? part.filas : part.valor
}
const withData = (tipo_anexo_id: number, datos: AnnexFacts['datos']): AnnexFacts => ({ ...FACTS, tipo_anexo_id, datos })

const HEAD =
  'Número · Fecha · Hora · Nombre · NIT · DV · Código · Dirección · Teléfono · Departamento · Municipio · ' +
  'Entidad responsable del pago · Código'
const PATIENT =
  '1er apellido · 2do apellido · 1er nombre · 2do nombre · Tipo de documento de identificación · Número de documento · ' +
  'Fecha de nacimiento · Teléfono · Dirección de residencia habitual · Departamento · Municipio · Teléfono celular · ' +
  'Correo electrónico · Cobertura en salud'
const RESPONSIBLE = 'Nombre · Tipo de documento · Número de documento · Dirección · Teléfono · Parentesco'
const CONTACT = 'Cargo o actividad · Teléfono · Teléfono celular'

const partNamed = (facts: AnnexFacts, label: string) => partsOf(facts).find((each) => labelOf(each) === label)

describe('the boxes of each annex, in the order of the norm', () => {
  it.each([
    [
      1,
      'Origen de la atención · Clasificación triage · Ingreso a urgencias: fecha · Hora · Paciente viene remitido · ' +
        'Nombre del prestador de servicios de salud que remite · Motivo de consulta · ' +
        'Impresión diagnóstica/Código CIE-10/Descripción · Destino del paciente · ' +
        `Nombre de quien informa · ${CONTACT}`,
    ],
    [
      2,
      'Origen de la atención · Tipo de servicios solicitados · Prioridad de la atención · ' +
        'Ubicación del paciente al momento de la solicitud · Servicio · Cama · Manejo integral según guía de · ' +
        'Código CUPS/Cantidad/Descripción · Justificación clínica · Impresión diagnóstica/Código CIE-10/Descripción · ' +
        `Nombre de quien solicita · ${CONTACT}`,
    ],
    [
      3,
      `${RESPONSIBLE} · Nombre · ${CONTACT} · Servicio que solicita la referencia · ` +
        'Servicio para el cual se solicita la referencia · Resumen de anamnesis y examen físico · ' +
        'Exámenes auxiliares: fecha y resultado · Resumen de la evolución · Diagnóstico/Código CIE-10/Descripción · ' +
        'Complicaciones · Tratamientos aplicados · Motivo de la remisión · Registro de quien firma',
    ],
    [
      4,
      `${RESPONSIBLE} · Nombre · ${CONTACT} · Servicio que contrarrefiere · Fecha de atención · Hora · ` +
        'Resumen de la evolución · Diagnóstico/Código CIE-10/Descripción · Tratamientos aplicados · ' +
        'Resultados de exámenes · Recomendaciones · Registro de quien firma',
    ],
  ])('type %i', (tipo_anexo_id, own) => {
    expect(labels({ ...FACTS, tipo_anexo_id })).toBe(`${HEAD} · ${PATIENT} · ${own}`)
  })

  it.each([
    [1, ['Información del prestador'], ['Información de la atención', 'Información de la persona que informa']],
    [
      2,
      ['Información del prestador (solicitante)'],
      ['Información de la atención y servicios solicitados', 'Información de la persona que solicita'],
    ],
    [
      3,
      ['Información del prestador'],
      [
        'Datos de la persona responsable del paciente',
        'Profesional que solicita la referencia y servicio al cual se remite',
        'Información clínica relevante',
      ],
    ],
    [
      4,
      ['Prestador que responde'],
      [
        'Datos de la persona responsable del paciente',
        'Profesional que contrarrefiere',
        'Información clínica relevante',
      ],
    ],
  ])('type %i has the sections of the norm under their titles', (tipo_anexo_id, provider, own) => {
    expect(titles({ ...FACTS, tipo_anexo_id })).toEqual([
      'Identificación',
      ...provider,
      'Entidad responsable del pago',
      'Datos del paciente',
      ...own,
    ])
  })

  it('says of each box what it is, so that it is drawn as the norm has it', () => {
    expect(partNamed(FACTS, 'NIT')).toEqual({ clase: 'campo', nombre: 'NIT', valor: '899123456', ancho: 4 })
    expect(partNamed(withData(3, { complicaciones: ' Ninguna ' }), 'Complicaciones')).toEqual({
      clase: 'texto',
      nombre: 'Complicaciones',
      valor: 'Ninguna',
    })
    expect(partNamed(withData(1, { paciente_remitido: true }), 'Paciente viene remitido')).toEqual({
      clase: 'opciones',
      nombre: 'Paciente viene remitido',
      opciones: [
        { nombre: 'Sí', marcada: true },
        { nombre: 'No', marcada: false },
      ],
    })
  })

  it('an answer names who answers', () => {
    expect(titles({ ...FACTS, tipo_anexo_id: 4 })).toContain('Prestador que responde')
    expect(titles({ ...FACTS, tipo_anexo_id: 4 })).toContain('Profesional que contrarrefiere')
  })
})

describe('what stands in the boxes', () => {
  it('is what is recorded, with its codes', () => {
    expect(valueOf(FACTS, 'NIT')).toBe('899123456')
    expect(valueOf(FACTS, 'DV')).toBe('7')
    expect(valueOf(FACTS, 'Departamento')).toBe('Chocó · 27')
    expect(valueOf(FACTS, 'Fecha')).toBe('21 nov 2026')
    expect(valueOf(FACTS, 'Hora')).toBe('06:02')
    expect(valueOf(FACTS, 'Tipo de documento de identificación')).toEqual(['Cédula de ciudadanía'])
    expect(valueOf(FACTS, 'Servicio para el cual se solicita la referencia')).toBe('Ginecobstetricia, UCI')
    expect(valueOf(withData(1, { fecha_ingreso: ' 2026-11-20 ' }), 'Ingreso a urgencias: fecha')).toBe('20 nov 2026')
    expect(valueOf(withData(4, { fecha_ingreso: '2026-11-20' }), 'Fecha de atención')).toBe('20 nov 2026')
  })

  it('is nothing where nothing is known, never made up', () => {
    const blank: AnnexFacts = { ...FACTS, prestador: null }
    expect(valueOf(blank, 'NIT')).toBe('')
    expect(valueOf(FACTS, 'Dirección de residencia habitual')).toBe('')
    expect(valueOf(FACTS, 'Cobertura en salud')).toEqual([])
    expect(valueOf(FACTS, 'Complicaciones')).toBe('')
    expect(valueOf(withData(1, {}), 'Paciente viene remitido')).toEqual([])
    expect(valueOf(withData(1, { paciente_remitido: null }), 'Paciente viene remitido')).toEqual([])
    expect(valueOf(withData(1, {}), 'Ingreso a urgencias: fecha')).toBe('')
    const uncoded = { ...FACTS, prestador: { ...PROVIDER, nit: '899123456', municipio_codigo: null } }
    expect([valueOf(uncoded, 'NIT'), valueOf(uncoded, 'DV'), valueOf(uncoded, 'Municipio')]).toEqual([
      '899123456',
      '',
      'Quibdó',
    ])
  })

  it('ticks what was chosen, however it was written, and adds what the form does not offer', () => {
    const told = withData(1, { origen: 'accidente de TRANSITO', destino: 'Traslado en ambulancia', triage: 'II' })
    expect(valueOf(told, 'Origen de la atención')).toEqual(['Accidente de tránsito'])
    expect(valueOf(told, 'Destino del paciente')).toEqual(['Traslado en ambulancia'])
    expect(valueOf(told, 'Clasificación triage')).toEqual(['II'])
    expect(valueOf(withData(1, { paciente_remitido: false }), 'Paciente viene remitido')).toEqual(['No'])
  })

  it('leaves lines for what is written by hand', () => {
    const asked = withData(2, { servicios: [{ codigo: '890304', cantidad: 2, descripcion: 'Consulta' }] })
    expect(valueOf(asked, 'Código CUPS/Cantidad/Descripción')).toEqual([
      ['890304', '2', 'Consulta'],
      ...Array.from({ length: 4 }, () => ['', '', '']),
    ])
    const many = Array.from({ length: 21 }, () => ({ codigo: '890304', cantidad: 2, descripcion: 'Consulta' }))
    expect(valueOf(withData(2, { servicios: many }), 'Código CUPS/Cantidad/Descripción')).toHaveLength(20)
    expect(valueOf(withData(2, {}), 'Código CUPS/Cantidad/Descripción')).toEqual(
      Array.from({ length: 5 }, () => ['', '', '']),
    )
    expect(valueOf(FACTS, 'Diagnóstico/Código CIE-10/Descripción')).toEqual([
      ['Diagnóstico principal', 'O141', 'Preeclampsia severa'],
      ['Diagnóstico relacionado 1', '', ''],
      ['Diagnóstico relacionado 2', '', ''],
      ['Diagnóstico relacionado 3', '', ''],
    ])
  })

  it('names who informs as the form says, otherwise who registered; never half of each', () => {
    expect(valueOf(withData(1, {}), 'Nombre de quien informa')).toBe('Dra. Murillo')
    const other = withData(1, { profesional_nombre: 'Luis Mena' })
    expect(valueOf(other, 'Nombre de quien informa')).toBe('Luis Mena')
    expect(valueOf(withData(1, {}), 'Cargo o actividad')).toBe('Urgencias')
    expect(valueOf(other, 'Cargo o actividad')).toBe('')
    expect(valueOf(withData(3, {}), 'Registro de quien firma')).toBe('RM 27-2010')
    expect(valueOf(withData(3, { profesional_registro: 'RM 05-2019' }), 'Registro de quien firma')).toBe('RM 05-2019')
    expect(valueOf(withData(3, { profesional_nombre: 'Luis Mena' }), 'Registro de quien firma')).toBe('')
  })
})

it('each type has its annex', () => {
  expect([1, 2, 3, 4, 5].map(annexName)).toEqual(['Anexo 2', 'Anexo 3', 'Anexo 9', 'Anexo 10', ''])
  expect(technicalAnnex(3)?.titulo).toBe('Formato estandarizado de referencia de pacientes')
})
