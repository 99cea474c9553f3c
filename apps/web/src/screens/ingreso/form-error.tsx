/** What the server answered to a step of the sign-in, heard as soon as it is there. */
export const FormError = ({ text }: { readonly text: string | null }) => (
  <div role="alert">{text === null ? null : <p className="ca-signin-error">{text}</p>}</div>
)
