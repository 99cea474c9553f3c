/** The addresses of an affiliate, those that there are, once each. */
export const addressesOf = ({
  correo1,
  correo2,
}: {
  readonly correo1: string | null
  readonly correo2: string | null
}): readonly string[] => [...new Set([correo1, correo2])].filter((each): each is string => each !== null && each !== '')
