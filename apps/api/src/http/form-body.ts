/** Bodies that travel as a form: its fields as one object, a repeated or `[]` field as a list. Files are refused: they go to the store. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from './failure.ts'

const MAX_FIELDS = 100
/** Bytes of one field: more than any text of the product. */
const MAX_FIELD = 65_536
const NOT_A_FORM = 'La solicitud debe ser un formulario (multipart/form-data) sin archivos.'
const ONLY_JSON = 'La solicitud debe ser un JSON, no un formulario.'

export const readForms = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, { limits: { files: 0, fields: MAX_FIELDS, fieldNameSize: 100, fieldSize: MAX_FIELD } })
}

const refused = () => fail(400, 'peticion.formulario', NOT_A_FORM)

const wrongType = (error: string) => fail(415, 'peticion.tipo_no_admitido', error)

/** Fails with 415 where a form came to a call that takes JSON. */
export const refuseForm = (request: FastifyRequest): void => {
  if (request.isMultipart()) throw wrongType(ONLY_JSON)
}

/** The fields of the form. Fails with 415 when it is of another type, and with 400 when the body is not one. */
export const formFields = async (request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> => {
  if (!request.isMultipart()) throw wrongType(NOT_A_FORM)
  const fields = new Map<string, unknown[]>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file' || part.valueTruncated) throw refused()
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), part.value])
    }
  } catch {
    throw refused()
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) =>
      name.endsWith('[]') ? [name.slice(0, -2), values] : [name, values.length === 1 ? values[0] : values],
    ),
  )
}
