/** Whether a diagnosis of the CIE-10 says that the person has diabetes: no score of the risk of getting it is worked out then. */

/** E10 to E14. That of a pregnancy (O24) is another disease: it raises the risk of what the score measures. */
const DIABETES = /^E1[0-4]/u

/**
 * @param codigo of the CIE-10, with or without its point
 * @regla Un diagnóstico de E10 a E14 dice que ya hay diabetes: no se calcula el riesgo de tenerla, aunque nadie haya respondido la pregunta.
 */
export const isDiabetes = (codigo: string): boolean => DIABETES.test(codigo.trim().toUpperCase())
