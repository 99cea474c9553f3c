/** What a clinician keeps to write faster: templates of text and favourite lines. */
import type { Answered } from '../../tests/support/server.ts'
import { favoritos } from '@cauce/contract/favoritos'
import { historia } from '@cauce/contract/historia'
import type { Mundo } from './mundo.ts'
import { known } from './recuerdos.ts'
import { procedure, read } from './respuestas.ts'

const PROCEDURES = 2
/** An id that no procedure has. */
const NOBODY = 2_000_000_000
const SNIPPET = 'la plantilla'

export const snippets = async (world: Mundo) => read(historia.plantillas, await world.call('/historia/plantillas'))

export const snippet = async (world: Mundo, titulo: string) =>
  known(
    (await snippets(world)).findLast((each) => each.titulo === titulo),
    `No tiene la plantilla ${titulo}`,
  )

const favourites = async (world: Mundo) =>
  read(favoritos.listar, await world.call(`/ordenamiento/favoritos/${PROCEDURES}`))

/** @param what `la plantilla` or `el favorito` */
export const namesOf = async (world: Mundo, what: string): Promise<readonly string[]> =>
  what === SNIPPET
    ? (await snippets(world)).map(({ titulo }) => titulo)
    : (await favourites(world)).map(({ nombre }) => nombre)

export const idOf = async (world: Mundo, what: string, name: string): Promise<number> => {
  if (what === SNIPPET) return (await snippet(world, name)).id
  const found = (await favourites(world)).find(({ nombre }) => nombre === name)
  return known(found, `No tiene el favorito ${name}`).id
}

export const remove = (world: Mundo, what: string, id: number): Promise<Answered> =>
  world.call(what === SNIPPET ? '/historia/plantillas/eliminar' : '/ordenamiento/favoritos/eliminar', { id })

/** Without a code, of a procedure that does not exist. */
export const saveFavourite = async (
  world: Mundo,
  favourite: { readonly nombre: string; readonly cantidad: number; readonly codigo: string | null },
): Promise<void> => {
  const { nombre, cantidad, codigo } = favourite
  const procedimiento_id = codigo === null ? NOBODY : (await procedure(world, codigo)).id
  const linea = { tipo_orden_id: PROCEDURES, procedimiento_id, cantidad, observacion: '' }
  await world.call('/ordenamiento/favoritos/guardar', { nombre, linea })
}

const lower = (text: string): string => text.toLocaleLowerCase('es-CO')

/** Name, code and quantity of every favourite with that name, however it is written. */
export const favouritesNamed = async (world: Mundo, name: string): Promise<readonly unknown[]> =>
  (await favourites(world))
    .filter(({ nombre }) => lower(nombre) === lower(name))
    .map(({ nombre, articulo, linea }) => [nombre, articulo.codigo, 'cantidad' in linea ? linea.cantidad : null])
