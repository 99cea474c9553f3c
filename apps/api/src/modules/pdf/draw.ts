/** A document is drawn, given its verification code, and put in the file store; its row is written by the caller. */
import { createHash, randomBytes } from 'node:crypto'
import { sanitiseFileName } from '@cauce/domain/text/file-name'
import type { Ctx } from '../../http/handle.ts'
import type { DocumentModel } from '../../pdf/model.ts'
import { renderPdf, type DrawingProgress } from '../../pdf/render.ts'

/** 32 signs that are not mistaken for one another: 16 of them are 80 bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 16

/** An unguessable verification code. */
const verificationCode = (): string =>
  [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** What a person typed, as codes are stored. */
export const normaliseCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/gu, '')

/** Fingerprint of what a document says and of where it is verified; the code and the hour of printing are not part of it. */
export const contentHash = (ctx: Ctx, model: DocumentModel): string =>
  createHash('sha256')
    .update(JSON.stringify([ctx.config.publicUrl, model]))
    .digest('hex')

export interface DrawnDocument {
  readonly bytes: Uint8Array
  readonly row: {
    readonly codigo: string
    readonly titulo: string
    readonly sha256: string
    readonly archivo: string
    readonly tamano: number
    readonly nombre: string
  }
}

/** Never inside a transaction: drawing takes its time, and the embedded database has one connection. */
export const drawDocument = async (
  ctx: Ctx,
  model: DocumentModel,
  onProgress?: DrawingProgress,
): Promise<DrawnDocument> => {
  const codigo = verificationCode()
  const verificacion = { codigo, url: `${ctx.config.publicUrl}/verificar/${codigo}` }
  const bytes = await renderPdf({ documento: model, verificacion }, { onProgress, signal: ctx.signal })
  return {
    bytes,
    row: {
      codigo,
      titulo: model.titulo,
      sha256: contentHash(ctx, model),
      archivo: await ctx.files.saveFile(bytes, 'pdf'),
      tamano: bytes.length,
      nombre: sanitiseFileName(`${model.titulo} ${model.numero.replaceAll(/\D/gu, '')}.pdf`),
    },
  }
}
