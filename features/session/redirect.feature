@domain
Feature: The page that was wanted before sign-in
  A user who opens a page before the sign-in continues on that page afterwards.

  Rule: After sign-in the user gets the requested page of the product

    @S-2.1-16
    Scenario Outline: A page of the product is kept: <wanted>
      When sign-in ends and the wanted page is "<wanted>"
      Then I continue on "<wanted>"

      Examples:
        | wanted                     |
        | /default                   |
        | /new-loan                  |
        | /lf/loan-pipeline          |
        | /dashboard/41000001/7      |
        | /lf/search?text=smith&all  |
        | /@evil.example             |
        | /lf/x?next=//evil.example  |

    @S-2.1-16
    Scenario: The fragment of the address is dropped, the page is kept
      When sign-in ends and the wanted page is "/dashboard#ratios"
      Then I continue on "/dashboard"
