/** The audit, the sign-ins and who is on line. @fuente spec 1 §2 */

export const auditoria = {} as const
