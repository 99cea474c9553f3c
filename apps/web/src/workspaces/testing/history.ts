/** An affiliate with a history, for the tests of its screens. */
import { EMPTY_RECORD } from '@cauce/domain/clinical-record/record'
import type { ConsultationHistoryRow, HistoryAffiliate, OrderHistoryRow } from '@cauce/domain/history/rows'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'

export const MARIA_ELENA: HistoryAffiliate = {
  id: 7,
  nombre_completo: 'GÓMEZ CASTAÑO, María Elena',
  tipo_documento_codigo: 'CC',
  numero_documento: '43512887',
  edad_cumplida: 54,
  sexo: 'F',
  tipo_afiliado: { id: 2, nombre: 'Cotizante' },
  entidad: { id: 1, nombre: 'EPS Demo Contributivo' },
  ips: null,
  fecha_nacimiento: '1972-03-14',
  alergias: [{ id: 1, nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }],
  correo: 'maria@correo.co',
}

export const VISIT: ConsultationHistoryRow = {
  id: 31,
  fecha_hora: '2026-11-20T21:20:00.000Z',
  tipo_consulta: { id: 3, nombre: 'Consulta prioritaria' },
  medico: { id: 1, nombre: 'Laura Restrepo Mejía' },
  rep: { id: 1, nombre: 'Sede Laureles' },
  motivo: 'Cefalea y tensión alta',
  estado_id: 4,
  estado: { id: 4, nombre: 'Atendida' },
  historia: 'finalizada',
  diagnostico: { codigo: 'I10', nombre: 'Hipertensión esencial (primaria)' },
  ordenes: 2,
  incapacidades: 1,
}

export const ORDERED: OrderHistoryRow = {
  tipo_orden_id: 2,
  orden_id: 40_218,
  linea_id: 9,
  consulta_id: 31,
  codigo: '903895',
  nombre: 'Creatinina en suero',
  cantidad: '1',
  medico: 'Laura Restrepo Mejía',
  rep: null,
  estado_id: 1,
  estado: { id: 1, nombre: 'Activa' },
  fecha_vigencia: '2026-11-21',
  fecha_vencimiento: '2027-02-19',
  created_at: '2026-11-20T21:40:00.000Z',
}

export const LEAVE: SickLeave = {
  id: 4,
  consulta_id: 31,
  radicado: '2026-118393',
  fecha_inicio: '2026-11-06',
  fecha_final: '2026-11-20',
  dias: 15,
  dias_acumulados: 29,
  clase_incapacidad: 'Médica/Odontológica',
  contingencia: 'Enf. Comun',
  prorroga: 'Si',
  ultima_incapacidad_id: 3,
  cie10: { id: 5, codigo: 'M545', nombre: 'Lumbago no especificado' },
  colegio: null,
  descripcion_incapacidad: 'Dolor lumbar',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activo' },
  estado_motivo: null,
  users: { operador: { nombre_completo: 'Laura Restrepo Mejía' } },
  created_at: '2026-11-06T16:50:00.000Z',
}

/** A page with so many of something. */
export const pageOf = <Row>(data: readonly Row[], total = data.length) => ({
  data,
  total,
  pagina: 1,
  por_pagina: 10,
  por_estado: total === 0 ? [] : [{ estado_id: 1, nombre: 'Activa', total }],
})

/** The consultation with its finalised record. */
export const READ = {
  consulta: VISIT,
  afiliado: MARIA_ELENA,
  registro: {
    consulta_id: VISIT.id,
    estado: 'finalizada',
    escribe: false,
    historia: { ...EMPTY_RECORD, motivo: 'Cefalea de tres días', plan: 'Control en un mes' },
    finalizada: { at: '2026-11-20T21:55:00.000Z', por: 'Laura Restrepo Mejía', huella: 'a'.repeat(64) },
    borradores: [],
    notas: [
      {
        id: 2,
        texto: 'La presión se tomó sentada.',
        autor: 'Laura Restrepo Mejía',
        created_at: '2026-11-21T12:00:00.000Z',
      },
    ],
    anterior: null,
  },
  ordenes: [ORDERED],
  incapacidades: [LEAVE],
}

/** What happened in the last year. */
export const LAST_YEAR = {
  desde: '2025-12-01',
  hasta: '2026-11-30',
  visitas: [
    {
      id: VISIT.id,
      fecha_hora: VISIT.fecha_hora,
      tipo: 'Consulta prioritaria',
      motivo: VISIT.motivo,
      medico: 'Laura Restrepo Mejía',
    },
  ],
  ordenes: [{ id: 40_218, created_at: ORDERED.created_at, tipo: 'Procedimientos', lineas: ['Creatinina en suero'] }],
  incapacidades: [
    {
      id: 4,
      fecha_inicio: LEAVE.fecha_inicio,
      fecha_final: LEAVE.fecha_final,
      dias: 15,
      diagnostico: 'M545 Lumbago no especificado',
      estado: 'Activo',
    },
  ],
  consentimientos: [],
  hay_mas: false,
}
