import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import {
  ConsentHistoryRow,
  ConsultationHistoryRow,
  Delivery,
  FoundAffiliate,
  HistoryAffiliate,
  OrderHistoryRow,
  PartialDeliveryRow,
} from './rows.ts'

const site = { id: 7, nombre: 'Sede Laureles' }
const maria = {
  id: 31,
  nombre_completo: 'María Elena Gómez Restrepo',
  tipo_documento_codigo: 'CC',
  numero_documento: '43512887',
  edad_cumplida: 54,
  sexo: 'F',
  tipo_afiliado: { id: 1, nombre: 'Cotizante' },
  entidad: { id: 1, nombre: 'Cauce EPS' },
  ips: site,
}
const consultation = {
  id: 900,
  fecha_hora: '2026-11-21T15:00:00.000Z',
  tipo_consulta: { id: 2, nombre: 'Control' },
  medico: { id: 4, nombre: 'Ana Ruiz Peláez' },
  rep: site,
  motivo: 'Control de presión',
  estado_id: 9,
  estado: { id: 9, nombre: 'Atendida' },
  historia: 'finalizada',
  diagnostico: { codigo: 'I10X', nombre: 'Hipertensión esencial' },
  ordenes: 1,
  incapacidades: 0,
}
const order = {
  tipo_orden_id: 1,
  orden_id: 5001,
  linea_id: 7001,
  consulta_id: 900,
  codigo: 'M0021',
  nombre: 'Losartán 50 mg',
  cantidad: '60 tabletas al mes × 3 meses',
  medico: 'Ana Ruiz Peláez',
  rep: null,
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  fecha_vigencia: '2026-11-21',
  fecha_vencimiento: null,
  created_at: '2026-11-21T15:10:00.000Z',
}
const consent = {
  id: 12,
  created_at: '2026-11-21T15:10:00.000Z',
  orden_id: 5002,
  cup_id: 88,
  cup: { codigo: '881112', nombre: 'Ecografía de tiroides' },
  estado: 'firmado',
  firmante: 'Paciente',
  medico: 'Ana Ruiz Peláez',
  version: 3,
  documento: { codigo: 'K3F9-22AB', ruta: '/documentos/12' },
}
const delivery = { id: 1, fecha: '2026-11-21', cantidad: 20, quien: 'Farmacia Laureles', observacion: '' }
const owed = {
  linea_id: 7001,
  orden_id: 5001,
  medicamento: 'Losartán 50 mg',
  unidad: 'Tableta',
  fecha_orden: '2026-11-21',
  cantidad_formulada: 60,
  cantidad_entregada: 20,
  cantidad_pendiente: 40,
  rep: site,
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  ultima_entrega: '2026-11-21',
  limite: '2026-11-23T15:00:00.000Z',
  entregas: [delivery],
}

const ROWS: readonly (readonly [string, (row: unknown) => boolean, object])[] = [
  ['un afiliado encontrado', Schema.is(FoundAffiliate), maria],
  [
    'el afiliado del histórico',
    Schema.is(HistoryAffiliate),
    { ...maria, fecha_nacimiento: '1972-03-02', alergias: null, correo: null },
  ],
  ['una consulta', Schema.is(ConsultationHistoryRow), consultation],
  ['una línea ordenada', Schema.is(OrderHistoryRow), order],
  ['un consentimiento', Schema.is(ConsentHistoryRow), consent],
  ['una entrega', Schema.is(Delivery), delivery],
  ['un pendiente', Schema.is(PartialDeliveryRow), owed],
]

describe('las filas de los históricos', () => {
  it.each(ROWS)('%s se lee entera, y no si le falta un dato', (_name, isRow, row) => {
    expect(isRow(row)).toBe(true)
    const withoutOne = Object.keys(row).filter((missing) =>
      isRow(Object.fromEntries(Object.entries(row).filter(([name]) => name !== missing))),
    )
    expect(withoutOne).toEqual([])
  })

  it('la historia de una consulta está abierta, finalizada o sin empezar', () => {
    const isRow = Schema.is(ConsultationHistoryRow)
    const states = ['abierta', 'finalizada', null, '', 'cerrada']
    expect(states.map((historia) => isRow({ ...consultation, historia }))).toEqual([true, true, true, false, false])
    expect(isRow({ ...consultation, diagnostico: {} })).toBe(false)
  })

  it('un consentimiento se firma o se rechaza, y su documento tiene código y ruta', () => {
    const isRow = Schema.is(ConsentHistoryRow)
    const states = ['firmado', 'disentido', '', 'pendiente']
    expect(states.map((estado) => isRow({ ...consent, estado }))).toEqual([true, true, false, false])
    expect([null, {}].map((documento) => isRow({ ...consent, documento }))).toEqual([true, false])
  })
})
