# language: es
@regla:kit/letter/compose @regla:kit/letter/delivery @servidor-propio
Característica: Una carta
  Lo que se comunica por escrito sale con su número, lo que la ley manda decir, quién lo firma y la prueba de que se entregó.

  @flujo
  Escenario: La negación sale en una carta con número, advertencia y dos firmas, y se entrega una vez
    Dado que hay una carta de negación
    Y que "auditor@cauce.demo" ingresó con su código
    Cuando imprime la carta de la negación
    Entonces el documento dice:
      | Negación de servicios de salud                                                                    |
      | NEG-                                                                                              |
      | Control en dos semanas con diario de cefalea                                                      |
      | Si no está de acuerdo, puede reclamar ante nosotros o ante la Superintendencia Nacional de Salud. |
    Y la carta la firman dos médicos y no dice las alergias
    Cuando alguien sin cuenta verifica el código de ese documento
    Entonces la verificación dice "Negación de servicios de salud" y "vigente"
    Cuando "auditor@cauce.demo" dice que entregó la carta en persona a "Su hija, María Gómez"
    Entonces la carta queda entregada "En persona"
    Cuando "auditor@cauce.demo" dice que entregó la carta por correo físico con la guía "RB-1044"
    Entonces se le niega con "Ya se entregó el "

  @regla
  Escenario: La que lleva el mensajero dice su guía
    Dado que hay una carta de negación
    Cuando "auditor@cauce.demo" dice que entregó la carta por correo físico con la guía "RB-1044"
    Entonces la carta queda entregada "Por correo físico"

  @regla
  Escenario: La que sale por correo electrónico queda entregada cuando el correo sale
    Dado que hay una carta de negación
    Cuando el correo con la carta le llega al afiliado
    Entonces la carta queda entregada "Por correo electrónico"

  @regla
  Escenario: La que el afiliado abre queda entregada
    Dado que hay una carta de negación
    Cuando el afiliado abre su carta
    Entonces la carta queda entregada "La tomó el afiliado en su cuenta"

  @mensaje
  Esquema del escenario: De una carta se dice a quién se entregó o con qué guía: <medio>
    Dado que hay una carta de negación
    Cuando "auditor@cauce.demo" dice que entregó la carta <medio> ""
    Entonces se le niega con "<mensaje>"

    Ejemplos:
      | medio                         | mensaje                                   |
      | en persona a                  | Escriba quién la recibió                  |
      | por correo físico con la guía | Escriba la guía o la empresa que la llevó |

  @mensaje
  Escenario: La anulada no se entrega
    Dado que hay una carta de negación
    Y que la carta se anuló
    Cuando "auditor@cauce.demo" dice que entregó la carta en persona a "Su hija"
    Entonces se le niega con "La carta está anulada: no se entrega."

  @mensaje
  Esquema del escenario: A la que le falta algo no se le da número: <mensaje>
    Cuando se arma una carta de negación de <firmas> firmas, sin "<falta>", que firman <personas>
    Entonces no se emite porque "<mensaje>"

    Ejemplos:
      | firmas | falta      | personas | mensaje                                      |
      | 2      | Fundamento | 2        | A la carta le falta: Fundamento.             |
      | 2      |            | 1        | Esta carta la firman dos personas distintas. |
      | 1      |            | 2        | Esta carta la firma una persona.             |
