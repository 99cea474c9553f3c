# language: es
@regla @regla:referral/annex @regla:referral/annex-fields @regla:referral/timeline-words
Característica: Los papeles de una remisión
  El anexo técnico lleva las casillas de la norma en su orden, y en blanco lo que no se sabe. La hoja de relevo cuenta lo que ha
  pasado, con los mensajes y el tiempo de cada paso, para quien recibe el turno.

  Regla: El anexo es el de su tipo

    Esquema del escenario: Lo que se lee
      Dado que "referencia@cauce.demo" ingresó con su código
      Cuando imprime el anexo de la remisión <remisión>
      Entonces el documento dice:
        | Resolución 3047 de 2008, anexo técnico n.º <anexo> |
        | <casilla>                                          |

      Ejemplos:
        | remisión | anexo | casilla                                                               |
        | 20411    | 2     | Destino del paciente                                                  |
        | 20413    | 3     | Manejo integral según guía de                                         |
        | 20418    | 9     | Servicio para el cual se solicita la referencia Ginecobstetricia, UCI |
        | 20408    | 10    | Servicio que contrarrefiere                                           |

    @mensaje
    Escenario: Cualquiera comprueba que es auténtico
      Dado que "referencia@cauce.demo" ingresó con su código
      Y imprime el anexo de la remisión 20417
      Cuando alguien sin cuenta verifica el código de ese documento
      Entonces la verificación dice "Formato estandarizado de referencia de pacientes" y "vigente"

  Regla: La hoja de relevo cuenta lo que ha pasado

    Escenario: Lo que se lee
      Dado que "hospital@cauce.demo" ingresó con su código
      Cuando imprime la hoja de relevo de la remisión 20418
      Entonces el documento dice:
        | De registro a aceptación 29 min               |
        | Registrada por Hospital San Roque             |
        | En seguimiento: la tomó Andrés Loaiza         |
        | ¿Tensión arterial y plaquetas de ahora?       |
        | Aceptada por Clínica del Prado, Medellín      |
        | Ambulancia medicalizada sale de Quibdó        |
        | Recibe                                        |

    @mensaje
    Escenario: Quien no alcanza la remisión no tiene sus papeles
      Dado que "hospital@cauce.demo" ingresó con su código
      Cuando pide la hoja de relevo de la remisión 20410
      Entonces se le niega con "No se encontró lo que busca."
