/** The files of the demo's chats and referrals: small PDFs that are written when the server starts, since the seed has no store of files. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { FileStore } from '../../files/store.ts'

/** In the seed, the single file of a message as they were kept before. */
export const OLD_FILE = 'viejo:'
/** What stands for a path until the file is in the store. */
const PENDING = 'demo/'
const PDF = 'application/pdf'

/** A page that says the name of the file: text in Latin-1, as the standard fonts have it. */
export const pageOf = (title: string): Uint8Array => {
  const words = title.replaceAll(/[\\()]/gu, String.raw`\$&`)
  const text = `BT /F1 18 Tf 72 720 Td (${words}) Tj 0 -28 Td /F1 11 Tf (Documento de demostraci\u00f3n de Cauce.) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const parts = ['%PDF-1.4\n']
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.join('').length)
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
  }
  const start = parts.join('').length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`)
  parts.push(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}

const fileOf = (nombre: string) => {
  const bytes = pageOf(nombre.replace(/\.pdf$/u, ''))
  return { bytes, tamano: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The columns of the single file of an old message; of any other, none. */
export const oldPath = (archivo: string) => {
  const nombre_adjunto = archivo.startsWith(OLD_FILE) ? archivo.slice(OLD_FILE.length) : null
  return { nombre_adjunto, adjunto: nombre_adjunto === null ? null : `${PENDING}${nombre_adjunto}` }
}

/** What a row says of a file of the demo; the name is of one file only in its table. */
export const demoFile = (nombre: string) => {
  const { tamano, sha256 } = fileOf(nombre)
  return { nombre, ruta: `${PENDING}${nombre}`, tipo: PDF, tamano, sha256 }
}

/** The row of a file of a message. */
export const attachedNow = (mensaje_id: number, nombre: string, created_at: string) => ({
  mensaje_id,
  ...demoFile(nombre),
  created_at,
})

const TABLES = ['mensaje_adjuntos', 'referencia_adjuntos'] as const

/** Writes the files that the demo's messages and referrals name and are not in the store yet. Done once, it does nothing. */
export const placeChatFiles = async (db: Kysely<DB>, files: FileStore): Promise<void> => {
  const keep = (nombre: string): Promise<string> => files.saveFile(fileOf(nombre).bytes, 'pdf')
  const old = await db
    .selectFrom('mensajes')
    .select(['id', 'nombre_adjunto'])
    .where('adjunto', 'like', `${PENDING}%`)
    .execute()
  for (const { id, nombre_adjunto } of old) {
    const adjunto = await keep(nombre_adjunto ?? '')
    await db.updateTable('mensajes').set({ adjunto }).where('id', '=', id).execute()
  }
  for (const table of TABLES) {
    const attached = await db.selectFrom(table).select(['id', 'nombre']).where('ruta', 'like', `${PENDING}%`).execute()
    for (const { id, nombre } of attached) {
      const ruta = await keep(nombre)
      await db.updateTable(table).set({ ruta }).where('id', '=', id).execute()
    }
  }
}
