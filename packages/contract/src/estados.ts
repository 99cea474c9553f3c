/** States of orders and procedures. @fuente spec 1 §2 */

export const estados = {} as const
