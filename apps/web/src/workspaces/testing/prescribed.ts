/** Medications that were prescribed before, for the tests of the workspaces. */
import type { CodeSumi } from '@cauce/domain/medication/article'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import type { ActiveMedicationLine, MedicationHistoryRow } from '@cauce/domain/medication/order-line'

export const LOSARTAN: CodeSumi = {
  id: 501,
  codigo: 'C09CA01-50T',
  nombre: 'Losartán 50 mg tableta',
  principio_activo: 'losartán',
  concentracion: '50 mg',
  forma_farmaceutica: 'tableta',
  unidad_presentacion: 'Tableta',
  via: 'Oral',
  vias_administracion: ['Oral'],
}

export const METFORMIN: CodeSumi = {
  ...LOSARTAN,
  id: 502,
  codigo: 'A10BA02-850T',
  nombre: 'Metformina 850 mg tableta',
  principio_activo: 'metformina',
  concentracion: '850 mg',
}

const POSOLOGY = {
  codesumi: LOSARTAN,
  via: 'Oral',
  dosis: 1,
  unidad_dosis: null,
  frecuencia: 12,
  unidad_tiempo: 'Horas',
  duracion: 30,
  meses: 1,
  cantidad_medico: 60,
  formula: '1 cada 12 h durante 30 días = 60 tabletas',
  observacion: 'Con las comidas',
  diagnostico: { id: 7, codigo: 'I10X', nombre: 'Hipertensión esencial' },
} as const

export const historyRow = (change: Partial<MedicationHistoryRow> = {}): MedicationHistoryRow => ({
  id: 1,
  orden_id: 39_100,
  ...POSOLOGY,
  rep: { id: 4, nombre: 'Farmacia Laureles' },
  estado_id: 49,
  estado: { id: 49, nombre: 'Prestada' },
  medico: 'Laura Restrepo Mejía',
  fecha_vigencia: '2026-09-12',
  created_at: '2026-09-12T14:00:00.000Z',
  sigue_activa: false,
  cambios: [],
  ...change,
})

export const ledgerEntry = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-20T14:00:00.000Z',
  conocimiento: { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' },
  hallazgos: [],
  motivo: null,
  operador: 'Laura Restrepo Mejía',
  ...change,
})

export const activeMedication = (change: Partial<ActiveMedicationLine> = {}): ActiveMedicationLine => ({
  id: 1,
  orden_id: 40_218,
  ...POSOLOGY,
  requiere_autorizacion: 0,
  rep_id: 4,
  rep: { id: 4, nombre: 'Farmacia Laureles' },
  direccionamiento_id: 9,
  direccionamieno_automatico: true,
  regla_direccionamiento: 'ips_primaria',
  motivo_direccionamiento: 'Automático: IPS primaria del afiliado',
  fecha_vigencia: '2026-11-20',
  fecha_vencimiento: '2027-02-18',
  fin_tratamiento: '2199-12-31',
  estado_id: 1,
  estado: { id: 1, nombre: 'Activa' },
  estado_desde: '2026-11-20T14:00:00.000Z',
  estado_motivo: null,
  reemplaza_id: null,
  medico: 'Laura Restrepo Mejía',
  comprobaciones: [ledgerEntry()],
  created_at: '2026-11-20T14:00:00.000Z',
  ...change,
})
