/** Roles, their permissions, and the list of permissions. @fuente spec 1 §2, §6 */

export const roles = {} as const
