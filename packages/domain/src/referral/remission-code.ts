/** The code of a remission that a person writes. */

export const CODE_TAKEN = 'El código de remisión ya es de otra remisión'
export const CODE_RESERVED = 'Los códigos AIU los genera el sistema'

/**
 * Why a written code cannot be used, or null.
 * @regla Los códigos de los informes de atención inicial de urgencias solo los da el sistema.
 */
export const checkWrittenCode = (codigo: string): string | null => (/^\s*AIU-/iu.test(codigo) ? CODE_RESERVED : null)
