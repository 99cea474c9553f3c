/** Users: searching, creating, editing, blocking, unlocking, roles and bulk load. @fuente spec 1 §2 */

export const usuarios = {} as const
