/** The handover sheet of a referral: where it stands, what has happened and how long each step took. */
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { intervals, minutesInWords } from '@cauce/domain/referral/moments'
import type { Referral, ReferralEvent } from '@cauce/domain/referral/referral'
import { referralTone, REFERRAL_STATES } from '@cauce/domain/referral/status'
import { requestName } from '@cauce/domain/referral/annex'
import { annexName } from '@cauce/domain/referral/technical-annex'
import { pendingEntries, timelineEntries, type TimelineEntry } from '@cauce/domain/referral/timeline-words'
import type { PdfRequest } from '@cauce/contract/pdf'
import type { UserCtx } from '../../http/handle.ts'
import type { PrintedFact } from '../../pdf/leave-model.ts'
import type { HandoverDocument, HandoverLine } from '../../pdf/referral-model.ts'
import { professionalOf } from '../pdf/base-model.ts'
import { DOCUMENT_NAMES } from '../pdf/document-queries.ts'
import { signerOf } from './print-queries.ts'
import { keepPaper, printedReferral, type PrintedReferral, type ReferralPaper } from './print-subject.ts'
import { eventsOf, TIMELINE_MESSAGES } from './timeline.ts'

type Asked = Extract<PdfRequest, { tipo: 'relevoReferencia' }>

const known = (facts: readonly (readonly [string, string | null | undefined])[]): readonly PrintedFact[] =>
  facts.flatMap(([nombre, valor]) => (valor == null || valor.trim() === '' ? [] : [{ nombre, valor }]))

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part != null && part !== '').join(', ')

const factsOf = (referral: Referral): readonly PrintedFact[] =>
  known([
    ['Código de remisión', referral.codigo_remision],
    ['Tipo', [annexName(referral.tipo_anexo_id), referral.tipo_anexo].filter(Boolean).join(' · ')],
    ['Solicitud', requestName(referral.tipo_solicitud ?? '')],
    ['Remite', joined(referral.rep_nombre, referral.municipio_nombre)],
    ['Teléfono', joined(referral.rep_telefono1, referral.rep_telefono2)],
    ['Especialidad', referral.especialidad_remision],
    ['Diagnósticos', referral.cie10s.map(({ Codigo_Nombre }) => Codigo_Nombre).join('; ')],
    ['Gestiona', referral.gestor?.nombre],
    ['Acepta', joined(referral.nombre_acepta, referral.cargo)],
    ['Institución que acepta', joined(referral.institucion_acepta?.nombre, referral.institucion_acepta?.municipio)],
    ['Traslado', joined(referral.tipo_traslado, referral.movil_traslado)],
    ['Cerrada', referral.cerrada_at === null ? null : formatDateTime(referral.cerrada_at)],
    ['Adjuntos', referral.adjunto_referencia.map(({ nombre }) => nombre).join('; ')],
  ])

const timesOf = (referral: Referral): readonly PrintedFact[] =>
  intervals(referral, Date.parse(referral.created_at)).map(({ nombre, minutos }) => ({
    nombre,
    valor: minutesInWords(minutos),
  }))

const filesOf = ({ mensaje }: TimelineEntry): readonly string[] =>
  mensaje === null
    ? []
    : [
        ...mensaje.adjuntos.map(({ nombre }) => nombre),
        ...(mensaje.nombre_adjunto === null ? [] : [mensaje.nombre_adjunto]),
      ]

const lines = (entries: readonly TimelineEntry[]): readonly HandoverLine[] =>
  entries.map((entry, index) => ({
    dia: entry.dia === entries[index - 1]?.dia ? '' : entry.dia,
    hora: entry.hora,
    titulo: entry.titulo,
    resto: entry.resto,
    detalle: entry.detalle,
    archivos: filesOf(entry),
    esMensaje: entry.mensaje !== null,
    tono: entry.tono,
  }))

/** The sheet does not tell of itself: printed twice with nothing in between, it is the same paper. */
const isToTell = ({ clase, detalle }: ReferralEvent): boolean =>
  clase !== 'documento' || detalle['clase'] !== 'relevo_referencia'

const notesOf = (entries: readonly TimelineEntry[]): readonly string[] =>
  entries.filter(({ mensaje }) => mensaje !== null).length < TIMELINE_MESSAGES
    ? []
    : [`Del chat se imprimen los últimos ${TIMELINE_MESSAGES} mensajes.`]

const handoverModel = async (ctx: UserCtx, { referral, base }: PrintedReferral): Promise<HandoverDocument> => {
  const events = (await eventsOf(ctx, referral.id, referral.canal_id)).filter(isToTell)
  const happened = timelineEntries(events, referral.estado === REFERRAL_STATES.closed)
  return {
    ...base,
    clase: 'relevo_referencia',
    titulo: DOCUMENT_NAMES.relevo_referencia,
    // Until when it tells: the paper is another one once something more happened.
    fecha: `al ${formatDateTime(events.at(-1)?.at ?? referral.created_at)}`,
    profesional: professionalOf(await signerOf(ctx.db, ctx.user.id)),
    estado: referral.estado,
    tono: referralTone(referral.estado),
    datos: factsOf(referral),
    descripcion: referral.descripcion,
    tiempos: timesOf(referral),
    lineas: lines([...happened, ...pendingEntries(referral)]),
    observacion: referral.observacion_finalizacion,
    notas: notesOf(happened),
  }
}

/** Fails with 404 where there is no referral that the person reaches, and 403 to affiliates. */
export const printHandover = async (ctx: UserCtx, request: Asked): Promise<ReferralPaper> => {
  const printed = await printedReferral(ctx, request.id)
  return keepPaper(ctx, printed, await handoverModel(ctx, printed))
}
