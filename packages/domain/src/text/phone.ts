const TEN_DIGITS = /\b(\d{3})(\d{3})(\d{4})\b/u

/** A telephone as it is dictated: `604 671 0000 ext. 214`. What is not a number of ten digits stays as it is. */
export const phoneLabel = (telefono: string): string => telefono.replace(TEN_DIGITS, '$1 $2 $3')
