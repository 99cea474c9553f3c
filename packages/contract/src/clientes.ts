/** Programs that connect. @fuente spec 1 §3, §7 */

export const clientes = {} as const
