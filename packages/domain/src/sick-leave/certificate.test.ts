import { describe, expect, it } from 'vitest'
import { certificateFields, certificateSource, daysInFiguresAndWords, type CertificateFacts } from './certificate.ts'
import { CONTINGENCIES } from './sick-leave.ts'

const FACTS: CertificateFacts = {
  prestador: 'Clínica del Valle',
  nit: '900123456-1',
  codigo_habilitacion: '050010123401',
  entidad: 'EPS Demo Contributivo',
  lugar: 'Medellín, Antioquia',
  expedicion: '2026-11-21',
  afiliado: 'GÓMEZ CASTAÑO, María Elena, CC 43 512 887',
  ambito: 'ambulatoria',
  diagnostico: 'M545 Lumbago no especificado',
  diagnostico_relacionado: null,
  contingencia: 'Enf. Comun',
  fecha_inicio: '2026-11-21',
  fecha_final: '2026-12-05',
  prorroga: 'Si',
  causa_retroactiva: null,
  profesional: 'Laura Restrepo Mejía, CC 1 017 234 567',
}

describe('los dieciséis datos del certificado', () => {
  it('van en el orden de la norma', () => {
    expect(certificateFields(FACTS).map(({ numero, nombre, valor }) => [numero, nombre, valor])).toEqual([
      [1, 'Razón social del prestador', 'Clínica del Valle'],
      [2, 'NIT', '900123456-1'],
      [3, 'Código de habilitación (REPS)', '050010123401'],
      [4, 'EPS o entidad adaptada', 'EPS Demo Contributivo'],
      [5, 'Lugar y fecha de expedición', 'Medellín, Antioquia, 21 nov 2026'],
      [6, 'Afiliado', 'GÓMEZ CASTAÑO, María Elena, CC 43 512 887'],
      [7, 'Grupo de servicios', '01 Consulta externa'],
      [8, 'Modalidad', '01 Intramural'],
      [9, 'Diagnóstico principal (CIE-10)', 'M545 Lumbago no especificado'],
      [10, 'Diagnóstico relacionado (CIE-10)', 'Ninguno'],
      [11, 'Presunto origen', 'Común'],
      [12, 'Causa que motiva la atención', '38 Enfermedad general'],
      [13, 'Inicio y terminación', '21 nov 2026 al 05 dic 2026'],
      [14, 'Prórroga', 'Si'],
      [15, 'Incapacidad retroactiva', 'No es retroactiva'],
      [16, 'Quien la expide', 'Laura Restrepo Mejía, CC 1 017 234 567'],
    ])
  })

  it('dicen lo que nadie registró', () => {
    const fields = certificateFields({
      ...FACTS,
      prestador: null,
      nit: null,
      codigo_habilitacion: null,
      lugar: null,
      ambito: null,
    })
    const missing = fields.filter(({ valor }) => valor === 'Sin registrar').map(({ numero }) => numero)
    expect(missing).toEqual([1, 2, 3, 7, 8])
    expect(fields[4]?.valor).toBe('Lugar sin registrar, 21 nov 2026')
  })

  it.each([
    ['ambulatoria', '01 Consulta externa'],
    ['internacion', '03 Internación'],
    ['urgencias', '05 Atención inmediata'],
    ['otra', 'Sin registrar'],
  ])('de una atención %s dicen el grupo de servicios %s', (ambito, group) => {
    expect(certificateFields({ ...FACTS, ambito })[6]?.valor).toBe(group)
  })

  it('de un inicio anterior dicen el caso de la norma', () => {
    const [field] = certificateFields({ ...FACTS, causa_retroactiva: 'urgencias_internacion' }).slice(14)
    expect(field?.valor).toBe('Urgencias o internación')
  })

  it.each(CONTINGENCIES)('de %s tienen origen y causa', (contingencia) => {
    const fields = certificateFields({ ...FACTS, contingencia })
    expect(fields).toHaveLength(16)
    expect(fields[10]?.valor).not.toBe('')
    expect(fields[11]?.valor).not.toBe('')
  })

  it('siguen la norma vigente al expedirlo', () => {
    expect(certificateSource('2026-11-21')).toBe('Decreto 2126 de 2023, art. 2.2.3.3.2')
  })
})

describe('los días en números y en letras', () => {
  it.each([
    [1, '1 (un) día'],
    [15, '15 (quince) días'],
    [21, '21 (veintiún) días'],
    [31, '31 (treinta y un) días'],
    [126, '126 (ciento veintiséis) días'],
  ])('%i', (days, words) => {
    expect(daysInFiguresAndWords(days)).toBe(words)
  })
})

it.each([-1, 0.5, 1_000_000])('%d días, que no se escriben con palabras, van solo en números', (days) => {
  expect(daysInFiguresAndWords(days)).toBe(`${days} días`)
})
