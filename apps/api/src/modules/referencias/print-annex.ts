/** The technical annex of a referral. @fuente Resolución 3047 de 2008, anexos técnicos 2, 3, 9 y 10 */
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import type { AnnexFacts, AnnexPatient, AnnexProvider } from '@cauce/domain/referral/annex-facts'
import { annexSections } from '@cauce/domain/referral/annex-fields'
import { technicalAnnex } from '@cauce/domain/referral/technical-annex'
import type { PdfRequest } from '@cauce/contract/pdf'
import type { UserCtx } from '../../http/handle.ts'
import type { AnnexDocument } from '../../pdf/referral-model.ts'
import { DOCUMENT_NAMES } from '../pdf/document-queries.ts'
import type { PrintableReferral } from './print-queries.ts'
import { keepPaper, printedReferral, type PrintedReferral, type ReferralPaper } from './print-subject.ts'

type Asked = Extract<PdfRequest, { tipo: 'anexoReferencia' }>

const NORM = 'Resolución 3047 de 2008'

const providerOf = (row: PrintableReferral): AnnexProvider | null =>
  row.sede === null
    ? null
    : {
        nombre: [row.prestador, row.sede].filter(Boolean).join(' · '),
        nit: row.nit,
        codigo: row.sede_codigo,
        direccion: row.sede_direccion,
        telefono: row.sede_telefono,
        municipio: row.sede_municipio,
        municipio_codigo: row.municipio_codigo,
        departamento: row.departamento,
        departamento_codigo: row.departamento_codigo,
      }

const patientOf = (affiliate: Affiliate, row: PrintableReferral): AnnexPatient => ({
  primer_apellido: affiliate.primer_apellido,
  segundo_apellido: affiliate.segundo_apellido,
  primer_nombre: affiliate.primer_nombre,
  segundo_nombre: affiliate.segundo_nombre,
  tipo_documento: affiliate.tipo_documento.nombre,
  numero_documento: affiliate.numero_documento,
  fecha_nacimiento: affiliate.fecha_nacimiento,
  direccion: affiliate.direccion,
  // A home telephone is not recorded: its box stays empty.
  telefono: null,
  celular: affiliate.celular1,
  correo: affiliate.correo1,
  municipio: affiliate.municipio_atencion?.nombre ?? null,
  municipio_codigo: row.paciente_municipio_codigo,
  departamento: affiliate.departamento_atencion?.nombre ?? null,
  departamento_codigo: row.paciente_departamento_codigo,
})

const factsOf = ({ referral, row, affiliate, base }: PrintedReferral): AnnexFacts => ({
  tipo_anexo_id: referral.tipo_anexo_id,
  numero: referral.codigo_remision ?? String(referral.id),
  registrada: referral.created_at,
  prestador: providerOf(row),
  pagador: { nombre: affiliate.entidad.nombre, codigo: row.entidad_codigo },
  paciente: patientOf(affiliate, row),
  diagnosticos: referral.cie10s,
  especialidad: referral.especialidad_remision,
  descripcion: referral.descripcion,
  datos: referral.datos,
  profesional: {
    nombre: base.profesional.nombre,
    cargo: row.especialidad ?? row.cargo,
    registro: row.registro_profesional,
    telefono: row.sede_telefono,
  },
})

const annexModel = (printed: PrintedReferral): AnnexDocument => {
  const annex = technicalAnnex(printed.referral.tipo_anexo_id)
  return {
    ...printed.base,
    clase: 'anexo_referencia',
    titulo: annex?.titulo ?? DOCUMENT_NAMES.anexo_referencia,
    norma: annex === null ? NORM : `${NORM}, anexo técnico n.º ${annex.numero}`,
    secciones: annexSections(factsOf(printed)),
  }
}

/** Fails with 404 where there is no referral that the person reaches, and 403 to affiliates. */
export const printAnnex = async (ctx: UserCtx, request: Asked): Promise<ReferralPaper> => {
  const printed = await printedReferral(ctx, request.id)
  return keepPaper(ctx, printed, annexModel(printed))
}
