/** The boxes of a technical annex, and the sections that several of them share. @fuente Resolución 3047 de 2008, anexos técnicos */
import { bogotaDate, formatDate, formatTime } from '../calendar/bogota.ts'
import type { AnnexFacts, AnnexPlace, AnnexProvider } from './annex-facts.ts'
import { COVERAGES } from './annex-options.ts'

/** A box with its label; `ancho` in twelfths of the page. Blank: an empty box. */
export interface AnnexField {
  readonly clase: 'campo'
  readonly nombre: string
  readonly valor: string
  readonly ancho: number
}

/** Boxes of which some are ticked. */
export interface AnnexChoice {
  readonly clase: 'opciones'
  readonly nombre: string
  readonly opciones: readonly { readonly nombre: string; readonly marcada: boolean }[]
}

export interface AnnexText {
  readonly clase: 'texto'
  readonly nombre: string
  readonly valor: string
}

export interface AnnexTable {
  readonly clase: 'tabla'
  readonly columnas: readonly string[]
  readonly filas: readonly (readonly string[])[]
}

export type AnnexPart = AnnexField | AnnexChoice | AnnexText | AnnexTable

export interface AnnexSection {
  readonly titulo: string
  readonly partes: readonly AnnexPart[]
}

/** Width of a whole row. */
export const ROW = 12

type Value = string | null | undefined
const said = (value: Value): string => (value ?? '').trim()

/** The first of them that says something; empty where none does. */
export const firstSaid = (...values: readonly Value[]): string => values.map(said).find((value) => value !== '') ?? ''

export const field = (nombre: string, valor: Value, ancho: number): AnnexField => ({
  clase: 'campo',
  nombre,
  valor: said(valor),
  ancho,
})

export const prose = (nombre: string, valor: Value): AnnexText => ({ clase: 'texto', nombre, valor: said(valor) })

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('es-CO')

/** The options with the chosen one ticked; what was chosen and is not among them is added, ticked: nothing that was said is left out. */
export const choice = (nombre: string, options: readonly string[], valor: Value): AnnexChoice => {
  const chosen = said(valor)
  const all = options.map((option) => ({ nombre: option, marcada: folded(option) === folded(chosen) }))
  const isOther = chosen !== '' && all.every(({ marcada }) => !marcada)
  return { clase: 'opciones', nombre, opciones: isOther ? [...all, { nombre: chosen, marcada: true }] : all }
}

const yesOrNo = (value: boolean | null | undefined): string | null =>
  value === null || value === undefined ? null : value ? 'Sí' : 'No'

/** Yes or no, or neither. */
export const yesNo = (nombre: string, value: boolean | null | undefined): AnnexChoice =>
  choice(nombre, ['Sí', 'No'], yesOrNo(value))

const withCode = (name: Value, code: Value): string =>
  [said(name), said(code)].filter((part) => part !== '').join(' · ')

const place = (where: AnnexPlace | null, ancho: number): AnnexPart[] => [
  field('Departamento', withCode(where?.departamento, where?.departamento_codigo), ancho),
  field('Municipio', withCode(where?.municipio, where?.municipio_codigo), ancho),
]

const nitOf = (provider: AnnexProvider | null): readonly [string, string] => {
  const [number = '', check = ''] = said(provider?.nit).split('-')
  return [number, check]
}

/** Number, day, hour, who provides and who pays. */
export const head = (facts: AnnexFacts, providerTitle: string): readonly AnnexSection[] => {
  const { prestador, registrada, pagador } = facts
  const [nit, check] = nitOf(prestador)
  return [
    {
      titulo: 'Identificación',
      partes: [
        field('Número', facts.numero, 6),
        field('Fecha', formatDate(bogotaDate(Date.parse(registrada))), 3),
        field('Hora', formatTime(registrada), 3),
      ],
    },
    {
      titulo: providerTitle,
      partes: [
        field('Nombre', prestador?.nombre, 6),
        field('NIT', nit, 4),
        field('DV', check, 2),
        field('Código', prestador?.codigo, 3),
        field('Dirección', prestador?.direccion, 6),
        field('Teléfono', prestador?.telefono, 3),
        ...place(prestador, 6),
      ],
    },
    {
      titulo: 'Entidad responsable del pago',
      partes: [field('Entidad responsable del pago', pagador.nombre, 9), field('Código', pagador.codigo, 3)],
    },
  ]
}

/** To the letter of the form. */
const DOCUMENT_KINDS = [
  'Registro civil',
  'Tarjeta de identidad',
  'Cédula de ciudadanía',
  'Cédula de extranjería',
  'Pasaporte',
  'Adulto sin identificación',
  'Menor sin identificación',
] as const

export const patient = ({ paciente }: AnnexFacts): AnnexSection => ({
  titulo: 'Datos del paciente',
  partes: [
    field('1er apellido', paciente.primer_apellido, 3),
    field('2do apellido', paciente.segundo_apellido, 3),
    field('1er nombre', paciente.primer_nombre, 3),
    field('2do nombre', paciente.segundo_nombre, 3),
    choice('Tipo de documento de identificación', DOCUMENT_KINDS, paciente.tipo_documento),
    field('Número de documento', paciente.numero_documento, 4),
    field('Fecha de nacimiento', formatDate(paciente.fecha_nacimiento), 4),
    field('Teléfono', paciente.telefono, 4),
    field('Dirección de residencia habitual', paciente.direccion, 12),
    ...place(paciente, 6),
    field('Teléfono celular', paciente.celular, 4),
    field('Correo electrónico', paciente.correo, 8),
    choice('Cobertura en salud', COVERAGES, null),
  ],
})

const RELATED = 3

/** The principal one and the related ones, with empty boxes up to the number that the form has. */
export const diagnoses = (nombre: string, { diagnosticos }: AnnexFacts, related = RELATED): AnnexTable => ({
  clase: 'tabla',
  columnas: [nombre, 'Código CIE-10', 'Descripción'],
  filas: Array.from({ length: Math.max(diagnosticos.length, related + 1) }, (_, index) => {
    const { codigo = '', nombre: name = '' } = diagnosticos[index] ?? {}
    return [index === 0 ? 'Diagnóstico principal' : `Diagnóstico relacionado ${index}`, codigo, name]
  }),
})

/** Who informs or asks: as the form names them, otherwise who registered. */
export const professional = (facts: AnnexFacts, nombre: string): AnnexPart[] => {
  const { datos, profesional } = facts
  const isNamed = said(datos.profesional_nombre) !== ''
  return [
    field(nombre, firstSaid(datos.profesional_nombre, profesional.nombre), 6),
    field('Cargo o actividad', firstSaid(datos.profesional_cargo, isNamed ? null : profesional.cargo), 6),
    field('Teléfono', firstSaid(datos.profesional_telefono, isNamed ? null : profesional.telefono), 6),
    field('Teléfono celular', datos.profesional_celular, 6),
  ]
}

/** Registry of who signs. */
export const registryOf = ({ datos, profesional }: AnnexFacts): string =>
  firstSaid(datos.profesional_registro, said(datos.profesional_nombre) === '' ? profesional.registro : null)
