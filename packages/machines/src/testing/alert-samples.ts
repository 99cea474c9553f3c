/** Drugs, findings and answers for the tests of the alert flow. */
import type { CodeSumi } from '@cauce/domain/medication/article'
import type { CheckKind, Finding, FoundDrug, Knowledge } from '@cauce/domain/medication/check'
import { PortFailure } from '../failure.ts'
import type { AlertInput, CheckReply, Step } from '../medication-alert/types.ts'

export const knowledge: Knowledge = { catalogo: 'interacciones', version: '2026-10', fecha: '2026-10-01' }
/** 07:26 in Bogotá. */
export const atSeven26 = '2026-11-21T12:26:00.000Z'
/** Enough for any gravity: one of the list, and own words. */
export const goodReason = 'Otro motivo: INR en tres días, y el paciente conoce los signos de sangrado'

const drug = (id: number, nombre: string, principio_activo: string): CodeSumi => ({
  id,
  codigo: `M-${id}`,
  nombre,
  principio_activo,
  concentracion: null,
  forma_farmaceutica: 'Tableta',
  unidad_presentacion: 'Tableta',
  via: 'Oral',
  vias_administracion: ['Oral'],
})

export const sulfa = drug(21, 'Trimetoprim + sulfametoxazol 160/800 mg', 'Sulfametoxazol')
export const warfarin = drug(20, 'Warfarina 5 mg', 'Warfarina')

export const alertInput: AlertInput = {
  consultaId: 1,
  afiliadoId: 7,
  line: { key: 2, codesumi: sulfa, via: 'Oral', dosis: 1, frecuencia: 12, tiempo: 'Horas', reemplazaId: null },
  selected: [{ codesumi_id: warfarin.id, nombre: warfarin.nombre }],
  operador: 'Laura Restrepo Mejía',
}

const found = ({ id, nombre, principio_activo }: CodeSumi): FoundDrug => ({
  codesumi_id: id,
  nombre,
  principio: principio_activo,
  origen: 'por_ordenar',
})

export const finding = (comprobacion: CheckKind, change: Partial<Finding> = {}): Finding => ({
  comprobacion,
  clave: `${comprobacion}:9`,
  alerta_detalle_id: 9,
  severidad: 'mayor',
  titulo: 'Puede elevar el INR y causar sangrado',
  detalle: 'Frena el metabolismo de la warfarina.',
  conducta: 'INR entre el día 3 y el 5.',
  medicamentos: [found(sulfa)],
  bloquea: false,
  fuente: null,
  ...change,
})

export const interaction = finding('interacciones', {
  clave: 'interaccion:9:20-21',
  medicamentos: [found(warfarin), found(sulfa)],
})
export const shortage = finding('desabastecimiento', { severidad: 'moderada', titulo: 'Existencias limitadas' })
export const blockingShortage = finding('desabastecimiento', { severidad: 'contraindicada', bloquea: true })
export const allergy = finding('alergia', { clave: 'alergia:3:21', alerta_detalle_id: null })
export const duplicate = finding('duplicidad', {
  clave: 'duplicidad:21',
  alerta_detalle_id: null,
  severidad: 'moderada',
})
export const overdose = finding('dosis', { clave: 'dosis:21:maxima_dia', alerta_detalle_id: null })
/** Over a limit of oncology: nobody orders it. */
export const overCeiling = finding('dosis', {
  clave: 'dosis:21:tope_por_dosis',
  alerta_detalle_id: null,
  severidad: 'contraindicada',
  bloquea: true,
})
/** It informs: nothing is asked. */
export const lowDose = finding('dosis', { clave: 'dosis:21:baja', alerta_detalle_id: null, severidad: 'informativa' })

export const interactionsReply = (findings: readonly Finding[], revisados: readonly number[] = [20, 21]) =>
  ({
    step: 'interacciones',
    answer: [
      {
        resultado: findings.length > 0,
        interacciones: findings.map((hallazgo) => ({ hallazgo })),
        revisados,
        conocimiento: knowledge,
      },
    ],
  }) as const satisfies CheckReply

export const shortageReply = (hallazgo: Finding | null, medicamento_id = 21): CheckReply => ({
  step: 'desabastecimiento',
  answer: { tipo_alerta: hallazgo === null ? null : 'Informativa', hallazgo, medicamento_id, conocimiento: knowledge },
})

export const allergyReply = (alergico: boolean | null, codesumi_id = 21): CheckReply => ({
  step: 'alergia',
  answer: { alergico, por_que: null, codesumi_id, conocimiento: knowledge },
})

export const noticesReply = (
  hallazgos: readonly Finding[],
  codesumi_id = 21,
  cruzada_sin_verificar: string | null = null,
): CheckReply => ({
  step: 'avisos',
  answer: { hallazgos, rango_conocido: true, cruzada_sin_verificar, codesumi_id, conocimiento: knowledge },
})

/** The answer in which each check finds nothing. */
export const clean: Readonly<Record<Step, CheckReply>> = {
  interacciones: interactionsReply([]),
  desabastecimiento: shortageReply(null),
  alergia: allergyReply(false),
  avisos: noticesReply([]),
}

/** The answer of each check to another question. */
export const nonsense: Readonly<Record<Step, CheckReply>> = {
  interacciones: interactionsReply([], [20]),
  desabastecimiento: shortageReply(null, 99),
  alergia: allergyReply(false, 99),
  avisos: noticesReply([], 99),
}

export const isAllergic = new PortFailure({
  status: 400,
  codigo: 'alergia.encontrada',
  error: 'El paciente es alérgico a este medicamento',
})
