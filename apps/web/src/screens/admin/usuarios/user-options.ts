/** The lists that the forms of users are filled in with. */
import type { usuarios } from '@cauce/contract/usuarios'
import type { Answer } from '@cauce/contract/entry'

export type UserOptions = Answer<typeof usuarios.opciones>
