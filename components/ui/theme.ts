import { createTheme } from "@mantine/core";
import fields from "./fields.module.css";
import { themeValues } from "./theme-values";

export const theme = createTheme({
  ...themeValues,
  components: {
    Input: { classNames: { wrapper: fields.wrapper } },
    InputWrapper: {
      classNames: { root: fields.field, label: fields.label, description: fields.description },
    },
  },
});
