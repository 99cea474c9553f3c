/** Drugs and lines for the tests of the medication order. */
import type { Article } from '@cauce/domain/medication/article'
import type { LedgerEntry } from '@cauce/domain/medication/check'
import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import type { MedicationOrderInput } from '../medication-order/types.ts'
import { sulfa, warfarin } from './alert-samples.ts'
import { hoy } from './ordering-samples.ts'

const article = (codesumi: Article['codesumi'], atc: string): Article => ({
  id: codesumi.id,
  codesumi,
  atc,
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
})

export const warfarina = article(warfarin, 'B01AA03')
export const trimetoprim = article(sulfa, 'J01EE01')

export const fibrilacion = { id: 48, codigo: 'I48X', nombre: 'Fibrilación y aleteo auricular' }

export const medicationInput: MedicationOrderInput = {
  consultaId: 1,
  afiliadoId: 7,
  hoy,
  diagnostico: fibrilacion,
  operador: 'Laura Restrepo Mejía',
}

/** How the line is taken; with a drug it is complete but for its site. */
export const posology: Partial<MedicationDraft> = {
  via: 'Oral',
  dosis: 1,
  frecuencia: 24,
  tiempo: 'Horas',
  duracion: 30,
  observacion: 'En la noche',
}

export const draftOf = (articulo: Article, change: Partial<MedicationDraft> = {}): MedicationDraft => ({
  ...emptyMedicationDraft(hoy),
  diagnostico: fibrilacion,
  ...posology,
  articulo,
  ...change,
})

/** The site that contracts give for a drug. */
export const proposalOf = (item: Article, change: Partial<RoutingProposal> = {}): RoutingProposal => ({
  item_id: item.codesumi.id,
  rep: { id: 8, nombre: 'Farmacia Laureles', municipio: 'Medellín' },
  regla: 'contrato_municipio',
  automatico: false,
  motivo: 'Contrato vigente',
  alternativas: [],
  ...change,
})

export const checked = (change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  comprobacion: 'interacciones',
  origen: 'profesional',
  respuesta: 'limpia',
  por_que: null,
  hora: '2026-11-21T12:26:00.000Z',
  conocimiento: null,
  hallazgos: [],
  motivo: null,
  operador: null,
  ...change,
})

/** A check that nobody could make. */
export const undone = checked({ respuesta: 'no_verificada', por_que: 'El servicio no respondió' })
