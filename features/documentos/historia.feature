# language: es
@servidor-propio
@regla:clinical-record/cardiovascular-risk
Característica: La historia clínica impresa
  De una consulta, con sus notas; o completa, con su índice, para entregarla a quien la pide con derecho.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código

  Regla: Dice lo que se finalizó, con las cifras y su fuente, y las notas aparte

    @regla
    Escenario: De una consulta
      Dado que la historia de la consulta 1 está finalizada
      Y añade la nota aclaratoria "La dosis quedó en la noche."
      Cuando imprime la historia de la consulta 1
      Entonces el documento dice:
        | Motivo de consulta Control de la presión                          |
        | IMC 25,91 kg/m²: sobrepeso                                        |
        | Fuente: OMS, Serie de Informes Técnicos 894, 2000                 |
        | Hipertensión esencial (primaria) Principal · Confirmado repetido  |
        | Finalizada el                                                     |
        | Huella SHA-256                                                    |
        | Nota aclaratoria de Laura Restrepo Mejía                          |
        | La dosis quedó en la noche.                                       |

    @mensaje
    Escenario: Mientras se escribe no se imprime
      Cuando pide la historia de la consulta 3
      Entonces se le niega con "La historia se imprime después de finalizarla."

  @regla
  Regla: Completa lleva el índice y, por consulta, lo ordenado, lo certificado y lo firmado

    Escenario: Todo lo de un afiliado
      Dado que la historia de la consulta 1 está finalizada
      Y que en la consulta 1 hay una incapacidad de 15 días desde el "2028-01-03"
      Cuando imprime la historia completa del afiliado de la consulta 1
      Entonces el documento dice:
        | Índice                              |
        | Control de la presión               |
        | Medicamentos ordenados              |
        | Procedimientos ordenados            |
        | 15 días, 03 ene 2028 al 17 ene 2028 |
        | Sin historia finalizada             |
        | Impresa por Laura Restrepo Mejía    |
      Y la auditoría anota "Abrió un documento" con "historia completa"

    Escenario: Quien no lee la historia de todos no la imprime
      Dado que "afiliado@cauce.demo" ingresó con su código
      Cuando pide la historia completa del afiliado de la consulta 1
      Entonces se le niega el acceso

  Regla: Lo ordenado en una consulta se imprime junto

    @regla
    Escenario: Cada orden con su número y su verificación
      Dado que la consulta 1 tiene una línea activa
      Cuando imprime todo lo de la consulta 1
      Entonces el documento dice:
        | Orden de procedimientos |
        | Código de verificación |

    @mensaje
    Escenario: Sin nada que se imprima
      Cuando pide todo lo de la consulta 23
      Entonces se le niega con "En esta consulta no hay nada que se pueda imprimir todavía."
