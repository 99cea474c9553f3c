/** How many units one line may order. */
export const WHOLE_QUANTITY = 'La cantidad debe ser un número entero'
export const MIN_QUANTITY_MESSAGE = 'La cantidad debe ser al menos 1'

/**
 * The message of a quantity that cannot be ordered, or null.
 * @param maximum units that one line of the procedure may order (`cantidad_maxima`)
 * @regla La cantidad es un número entero desde 1 hasta el máximo del procedimiento.
 */
export const checkQuantity = (quantity: number, maximum: number): string | null => {
  if (!Number.isInteger(quantity)) return WHOLE_QUANTITY
  if (quantity < 1) return MIN_QUANTITY_MESSAGE
  return quantity > maximum ? `La cantidad máxima de este procedimiento es ${maximum}` : null
}
