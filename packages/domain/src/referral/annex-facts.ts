/** What a technical annex is made from. Null or blank: it is not recorded, and its box is printed empty. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { AnnexData } from './annex-data.ts'

export interface AnnexPlace {
  readonly municipio: string | null
  readonly municipio_codigo: string | null
  readonly departamento: string | null
  readonly departamento_codigo: string | null
}

/** The site that refers, or that answers. */
export interface AnnexProvider extends AnnexPlace {
  readonly nombre: string | null
  /** With its check digit after a hyphen, where it is known. */
  readonly nit: string | null
  /** REPS code of the site. */
  readonly codigo: string | null
  readonly direccion: string | null
  readonly telefono: string | null
}

export interface AnnexPatient extends AnnexPlace {
  readonly primer_apellido: string
  readonly segundo_apellido: string | null
  readonly primer_nombre: string
  readonly segundo_nombre: string | null
  /** Name of the kind of document. */
  readonly tipo_documento: string
  readonly numero_documento: string
  readonly fecha_nacimiento: CalendarDate
  readonly direccion: string | null
  readonly telefono: string | null
  readonly celular: string | null
  readonly correo: string | null
}

export interface AnnexFacts {
  readonly tipo_anexo_id: number
  /** Number of the referral, and its code once it has one. */
  readonly numero: string
  /** Instant of the registration. */
  readonly registrada: string
  readonly prestador: AnnexProvider | null
  readonly pagador: { readonly nombre: string; readonly codigo: string | null }
  readonly paciente: AnnexPatient
  /** The principal one first. */
  readonly diagnosticos: readonly { readonly codigo: string; readonly nombre: string }[]
  readonly especialidad: string
  readonly descripcion: string
  readonly datos: AnnexData
  /** Who registered, where the form does not name who informs. */
  readonly profesional: {
    readonly nombre: string
    readonly cargo: string | null
    readonly registro: string | null
    readonly telefono: string | null
  }
}
