import { describe, expect, it } from 'vitest'
import { fontsOf, readPdf } from '../../../../../tests/support/pdf-text.ts'
import type { MedicationDocument, MedicationPrintLine } from '../../pdf/model.ts'
import { renderPdf } from '../../pdf/render.ts'

const line = (nombre: string, change: Partial<MedicationPrintLine> = {}): MedicationPrintLine => ({
  nombre,
  posologia: { verbo: 'Tome', toma: 'una tableta cada 12 horas', resto: 'por la boca, durante 60 días' },
  formula: '1 cada 12 h durante 30 días = 60 tabletas al mes × 2 meses = 120 tabletas',
  cantidad: '60 (sesenta) tabletas al mes',
  total: '2 meses · Total: 120 (ciento veinte) tabletas',
  diagnostico: 'I10 Hipertensión esencial (primaria)',
  autorizacion: 'No',
  segunda_firma: null,
  observacion: 'Con el desayuno y con la comida.',
  critica: null,
  desde: '23 nov 2026',
  hasta: '21 feb 2027',
  tratamiento: '21 ene 2027',
  estado: 'Activa',
  tono: 'ok',
  valida: true,
  excepciones: [],
  ...change,
})

const prescription = (
  lineas: readonly MedicationPrintLine[],
  alergias = 'Alergias: Penicilinas (anafilaxia, 2019)',
): MedicationDocument => ({
  clase: 'medicamento',
  titulo: 'Orden de medicamentos',
  numero: 'Orden N.º 40 232',
  fecha: '23 nov 2026, 07:41',
  entidad: 'EPS Demo Contributivo',
  prestador: { nombre: 'IPS Cauce', nit: '999001000-0', sede: 'Sede Laureles', direccion: 'Carrera 76 # 40-18' },
  paciente: {
    nombre: 'GÓMEZ CASTAÑO, María Elena',
    documento: 'CC 43 512 887',
    sexo: 'Femenino',
    edad: '54 años',
    entidad: 'EPS Demo Contributivo',
    municipio: 'Medellín, Antioquia',
    ips: 'Sede Laureles',
    contacto: '310 555 3010',
    clinico: {
      medidas: { nombre: 'Peso · talla · 23 nov 2026', valor: '68,0 kg · 162 cm' },
      alergias: { kind: 'known', text: alergias },
    },
  },
  profesional: {
    nombre: 'Laura Restrepo Mejía',
    documento: 'CC 1 037 580 214',
    cargo: 'Medicina general',
    registro: 'RM 05-2014-1187',
    firma: null,
  },
  demostracion: false,
  anulada: null,
  lineas,
  sedes: [{ sede: 'Farmacia Laureles · Medellín', detalle: 'Carrera 76 # 40-22', medicamentos: [] }],
  comprobaciones: 'Comprobaciones: 18 sin hallazgos, 6 por medicamento · ninguna excepción',
  notas: [],
})

const draw = (documento: MedicationDocument): Promise<Uint8Array> => renderPdf({ documento, verificacion: null })
const count = (text: string, part: string): number => text.split(part).length - 1

describe('la fórmula', () => {
  it('de tres medicamentos cabe en una página, en la letra de la pantalla y en ninguna otra', async () => {
    const bytes = await draw(
      prescription(['Losartán 50 mg', 'Metformina 850 mg', 'Acetaminofén 500 mg'].map((each) => line(each))),
    )
    const { pages, text } = await readPdf(bytes)
    expect(pages).toBe(1)
    expect(text).toContain('Tome una tableta cada 12 horas, por la boca, durante 60 días.')
    expect(text).toContain('Fin de la fórmula: 3 medicamentos')
    expect([...fontsOf(bytes)].toSorted()).toEqual([
      'AtkinsonHyperlegibleNext-Bold',
      'AtkinsonHyperlegibleNext-Regular',
    ])
  })

  it('de muchas páginas lleva en cada una de quién es, el peso, las alergias enteras y quién firma; ningún medicamento se parte', async () => {
    const alergias = `Alergias: ${Array.from({ length: 9 }, (_, place) => `Sustancia ${place} (urticaria generalizada, 2019)`).join(' · ')}`
    const names = Array.from({ length: 14 }, (_, place) => `Medicamento ${place + 1} de prueba`)
    const exception = 'Interacción mayor · aceptada: Mayor riesgo de hemorragia. Motivo para seguir: «INR en tres días»'
    const { pages, text, byPage } = await readPdf(
      await draw(
        prescription(
          names.map((each) => line(each, { excepciones: [exception, exception] })),
          alergias,
        ),
      ),
    )
    expect(pages).toBeGreaterThan(3)
    for (const part of [
      'GÓMEZ CASTAÑO, María Elena',
      '68,0 kg · 162 cm',
      'Laura Restrepo Mejía',
      'Sustancia 8 (urticaria generalizada, 2019)',
    ])
      expect(count(text, part)).toBe(pages)
    for (const name of names) {
      const page = byPage.find((each) => each.includes(`${name} `)) ?? ''
      const own = page.slice(page.indexOf(`${name} `))
      expect(own).toContain('Motivo para seguir: «INR en tres días»')
    }
    for (const page of byPage) expect(count(page, 'Para: I10')).toBe(count(page, 'de prueba'))
  })

  it('lo que mata por otra vía va aparte; lo que la letra no tiene se lee igual', async () => {
    const bytes = await draw(
      prescription([
        line('Vincristina 1 mg', {
          critica: 'Solo intravenosa: mortal por vía intratecal',
          observacion: 'Si la tensión es ≥ 140 → llame',
        }),
      ]),
    )
    const { text } = await readPdf(bytes)
    expect(text).toContain('Solo intravenosa: mortal por vía intratecal')
    expect(text).toContain('≥')
    expect(text).toContain('140 -> llame')
    expect([...fontsOf(bytes)].some((name) => name.startsWith('Roboto'))).toBe(true)
  })
})
